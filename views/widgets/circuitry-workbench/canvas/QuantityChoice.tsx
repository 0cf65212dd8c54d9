import { useId } from 'react'
import { headOf, type ShownName } from '../../../../shared/circuitry/facts/shownQuantities'
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
      <select
        id={id}
        className="form-select sg-shown"
        value={value}
        disabled={isDisabled}
        onChange={event => onChoose(event.target.value as ShownName)}
      >
        {names.map(name => (
          <option key={name} value={name}>
            {headOf(name, reader)}
          </option>
        ))}
      </select>
    </>
  )
}
