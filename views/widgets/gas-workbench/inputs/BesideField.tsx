import { chooseBeside } from '../form/choices'
import { useGas } from '../useGas'
import { GasOptions } from './GasOptions'
import { gasChoices } from './gasChoices'

const id = 'wb-beside'
const kept = 'kept'

/** The gas to compare with. Its composition is kept as it is now, also where its mixture changes later. */
export function BesideField() {
  const { form, change, own } = useGas()
  const { beside } = form.input
  const choices = gasChoices(own)
  return (
    <div className="cw-f wide">
      <label htmlFor={id}>Compare with</label>
      <select
        className="form-select"
        id={id}
        value={beside ? kept : ''}
        onChange={event => {
          const chosen = choices.find(each => each.id === event.target.value)
          if (event.target.value !== kept) change(form => chooseBeside(form, chosen))
        }}
      >
        <option value="">Nothing</option>
        {beside && <option value={kept}>{beside.name}</option>}
        <GasOptions choices={choices} />
      </select>
    </div>
  )
}
