import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { withGas } from '../form/choices'
import { useGas } from '../useGas'

const path = 'gas.name'
const longest = 60

/** What the reader calls the gas. */
export function NameField() {
  const { form, change } = useGas()
  return (
    <div className="cw-f wide">
      <FieldLabel path={path} label="Name" />
      <input
        className="form-control text-start"
        id={fieldId(path)}
        name={path}
        autoComplete="off"
        maxLength={longest}
        value={form.input.gas.name ?? ''}
        onChange={event => {
          const { value } = event.target
          change(form => {
            const { name: _, ...gas } = form.input.gas
            return value === '' ? { ...form, input: { ...form.input, gas } } : withGas(form, { name: value })
          })
        }}
      />
    </div>
  )
}
