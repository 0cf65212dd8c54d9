import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
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
      <ChoiceList
        id={fieldId(path)}
        path={path}
        value={value ?? ''}
        choices={[
          { value: '', label: none },
          ...Object.entries<string>(words).map(([one, word]) => ({ value: one, label: word })),
        ]}
        onChoose={chosen => onTake((chosen || undefined) as Value | undefined)}
      />
    </div>
  )
}
