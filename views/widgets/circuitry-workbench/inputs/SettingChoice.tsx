import { fieldId } from '../../../workbench/inputs/fieldId'

/** One of a few words, or none. */
export function SettingChoice<Value extends string>(of: {
  path: string
  label: string
  none: string
  words: Readonly<Record<Value, string>>
  value: Value | undefined
  onTake(value: Value | undefined): void
}) {
  const { path, label, none, words, value, onTake } = of
  return (
    <div className="cw-f wide">
      <label htmlFor={fieldId(path)}>{label}</label>
      <select
        id={fieldId(path)}
        className="form-select"
        name={path}
        value={value ?? ''}
        onChange={({ target }) => onTake((target.value || undefined) as Value | undefined)}
      >
        <option value="">{none}</option>
        {Object.entries<string>(words).map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </select>
    </div>
  )
}
