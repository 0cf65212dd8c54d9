import type { GasChoice } from './gasChoices'

/** The gases of a list, in their groups. */
export function GasOptions({ choices }: { choices: readonly GasChoice[] }) {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return groups.map(group => (
    <optgroup key={group} label={group}>
      {choices
        .filter(choice => choice.group === group)
        .map(({ id, name, label }) => (
          <option key={id} value={id}>
            {label ?? name}
          </option>
        ))}
    </optgroup>
  ))
}
