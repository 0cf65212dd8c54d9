import type { Choice } from '../../../shared/tools/fields/choice'

/** The options of a list, those of a group under its name. One that does not fit the item is greyed and says why. */
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
