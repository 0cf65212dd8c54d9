import { formulaText } from '../../../../shared/gas/facts/formulaText'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { withGas } from '../form/choices'
import { useGas } from '../useGas'

const path = 'gas.pure'

/** A gas of the list. */
export function PureField() {
  const { form, change, gases } = useGas()
  const { pure = '' } = form.input.gas
  return (
    <div className="cw-f wide">
      <FieldLabel path={path} label="Pure gas" />
      <select
        className="form-select"
        id={fieldId(path)}
        name={path}
        value={pure}
        onChange={event => {
          const { value } = event.target
          change(form => withGas(form, { pure: value }))
        }}
      >
        {!gases.some(({ name }) => name === pure) && <option value={pure}>{pure || 'Choose'}</option>}
        {gases.map(({ name, formula }) => (
          <option key={name} value={name}>
            {`${name}, ${formulaText(formula)}`}
          </option>
        ))}
      </select>
    </div>
  )
}
