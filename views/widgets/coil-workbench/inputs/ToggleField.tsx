import { coilField } from '../../../../shared/designs/coilFields'
import type { CoilPath } from '../../../../shared/designs/coilPath'
import { valueAt } from '../../../../shared/designs/paths'
import { withChosen } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { Segments } from './Segments'

/** A choice of two, both in sight. */
export function ToggleField({ path }: { path: CoilPath }) {
  const { form, change } = useWorkbench()
  const field = coilField(path)
  if (!('choices' in field)) throw new Error(`${path} is not a choice`)
  return (
    <div className="cw-f-row">
      <span className="lab">{field.label}</span>
      <Segments
        label={field.label}
        isFilled
        value={String(valueAt(form.input, path))}
        choices={field.choices.map(({ value, label }) => ({ value: String(value), label }))}
        onChoose={value => change(form => withChosen(form, path, value))}
      />
    </div>
  )
}
