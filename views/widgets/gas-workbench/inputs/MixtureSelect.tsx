import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { chooseMixture } from '../form/choices'
import { useGas } from '../useGas'
import { listed, mixtureChoices } from './gasChoices'

/** Begins the mixture with a saved one or an example. */
export function MixtureSelect() {
  const { change, own } = useGas()
  const choices = mixtureChoices(own)
  return (
    <ChoiceList
      className=" mb-2"
      label="Begin with a mixture"
      value=""
      choices={[{ value: '', label: 'Begin with a mixture' }, ...choices.map(listed)]}
      onChoose={chosenId => {
        const chosen = choices.find(({ id }) => id === chosenId)
        if (chosen) change(form => chooseMixture(form, chosen.name, chosen.composition))
      }}
    />
  )
}
