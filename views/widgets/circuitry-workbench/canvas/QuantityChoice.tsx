import { useId } from 'react'
import { headOf, type ShownName } from '../../../../shared/circuitry/facts/shownQuantities'
import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { useCircuitry } from '../useCircuitry'

interface QuantityChoiceProps {
  names: readonly ShownName[]
  value: ShownName
  isDisabled?: boolean
  onChoose(name: ShownName): void
}

/** What the tubes of a map show. */
export function QuantityChoice({ names, value, isDisabled, onChoose }: QuantityChoiceProps) {
  const { reader } = useCircuitry()
  const id = useId()
  return (
    <>
      <label className="cw-sm" htmlFor={id}>
        Shown
      </label>
      <ChoiceList
        id={id}
        className=" sg-shown"
        value={value}
        isDisabled={isDisabled}
        choices={names.map(name => ({ value: name, label: headOf(name, reader) }))}
        onChoose={name => onChoose(name as ShownName)}
      />
    </>
  )
}
