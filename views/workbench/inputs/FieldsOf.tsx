import { useWorkbench } from '../WorkbenchContext'
import { NumberField } from './NumberField'
import { SelectField } from './SelectField'
import { ToggleField } from './ToggleField'

/** Fields by the table of the tool, those that this item has. */
export function FieldsOf({ paths }: { paths: readonly string[] }) {
  const { form } = useWorkbench()
  const { fields } = form.tool
  return paths
    .map(path => fields.field(path))
    .filter(field => fields.appliesTo(form.input, field))
    .map(({ path, kind }) => {
      if (kind === 'select') return <SelectField key={path} path={path} />
      if (kind === 'toggle') return <ToggleField key={path} path={path} />
      return <NumberField key={path} path={path} />
    })
}
