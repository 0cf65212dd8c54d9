import { chooseMixture } from '../form/choices'
import { useGas } from '../useGas'
import { GasOptions } from './GasOptions'
import { mixtureChoices } from './gasChoices'

/** Begins the mixture with a saved one or an example. */
export function MixtureSelect() {
  const { change, own } = useGas()
  const choices = mixtureChoices(own)
  return (
    <select
      className="form-select mb-2"
      aria-label="Begin with a mixture"
      value=""
      onChange={event => {
        const chosen = choices.find(({ id }) => id === event.target.value)
        if (chosen) change(form => chooseMixture(form, chosen.name, chosen.composition))
      }}
    >
      <option value="">Begin with a mixture</option>
      <GasOptions choices={choices} />
    </select>
  )
}
