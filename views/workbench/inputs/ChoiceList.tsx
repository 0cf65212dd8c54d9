import type { Choice } from '../../../shared/tools/fields/choice'
import { useHydrated } from '../../widgets/useHydrated'
import { messageId } from './fieldId'

interface ChoiceListProps {
  id?: string
  /** The path of its field, whose message describes it. */
  path?: string
  /** The accessible name, if no visible label is its own. */
  label?: string
  value: string
  choices: readonly Choice[]
  isWrong?: boolean
  isDisabled?: boolean
  className?: string
  onChoose: (value: string) => void
}

/**
 * A list of choices, grouped under headings; what does not fit the item is disabled and says why. Without script nothing
 * can be chosen, so the page is sent with what is chosen alone.
 */
export function ChoiceList({ id, path, label, value, choices, isWrong, isDisabled, ...list }: ChoiceListProps) {
  const isHydrated = useHydrated()
  const chosen = choices.find(choice => String(choice.value) === value) ?? choices[0]
  return (
    <select
      className={`form-select${list.className ?? ''}${isWrong ? ' is-invalid' : ''}`}
      id={id}
      name={path}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong && path ? messageId(path) : undefined}
      disabled={isDisabled}
      value={value}
      onChange={event => list.onChoose(event.target.value)}
    >
      {isHydrated ? inGroups(choices) : chosen && option(chosen)}
    </select>
  )
}

function inGroups(choices: readonly Choice[]) {
  return [...new Set(choices.map(({ group }) => group))].map(group => {
    const options = choices.filter(choice => choice.group === group).map(option)
    if (group === undefined) return options
    return (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    )
  })
}

const option = ({ value, label, reason }: Choice) => (
  <option key={String(value)} value={String(value)} disabled={reason !== undefined}>
    {reason === undefined ? label : `${label} (${reason})`}
  </option>
)
