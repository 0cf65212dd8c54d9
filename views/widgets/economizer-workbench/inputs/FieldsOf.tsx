import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { ToggleField } from '../../../workbench/inputs/ToggleField'
import { useEconomizer } from '../useEconomizer'

/** Fields by the table, those that this economizer has. */
export function FieldsOf({ paths }: { paths: readonly string[] }) {
  const { form } = useEconomizer()
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
