import type { Choice } from '../../../../shared/designs/coilField'

/** The options of a list, those of a group under its name. */
export function Options({ choices }: { choices: readonly Choice[] }) {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return groups.map(group => {
    const options = choices
      .filter(choice => choice.group === group)
      .map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {label}
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
