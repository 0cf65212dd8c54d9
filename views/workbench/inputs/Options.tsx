import type { Choice } from '../../../shared/tools/fields/choice'

/** The options of a list, grouped under headings. An option that does not fit the item is disabled and says why. */
export function Options({ choices }: { choices: readonly Choice[] }) {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return groups.map(group => {
    const options = choices
      .filter(choice => choice.group === group)
      .map(({ value, label, reason }) => (
        <option key={String(value)} value={String(value)} disabled={reason !== undefined}>
          {reason === undefined ? label : `${label} (${reason})`}
        </option>
      ))
    if (group === undefined) return options
    return (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    )
  })
}
