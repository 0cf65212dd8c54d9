import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { chooseBeside } from '../form/choices'
import { useGas } from '../useGas'
import { gasChoices, listed } from './gasChoices'

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
      <ChoiceList
        id={id}
        value={beside ? kept : ''}
        choices={[
          { value: '', label: 'Nothing' },
          ...(beside ? [{ value: kept, label: beside.name }] : []),
          ...choices.map(listed),
        ]}
        onChoose={value => {
          const chosen = choices.find(each => each.id === value)
          if (value !== kept) change(form => chooseBeside(form, chosen))
        }}
      />
    </div>
  )
}
