import { FieldLabel } from './FieldLabel'
import { fieldId } from './fieldId'

interface Entry {
  group: string
  model: string
  label: string
}

interface CatalogueFieldProps {
  path: string
  label: string
  /** The option for what is no record of the catalogue. */
  own: string
  value: string | undefined
  entries: readonly Entry[]
  isSample: boolean
  onChoose: (model: string) => void
}

/** A choice from a catalogue, in groups. A model that the catalogue no longer has is kept and shown. */
export function CatalogueField({ path, label, own, value = '', entries, isSample, onChoose }: CatalogueFieldProps) {
  const groups = [...new Set(entries.map(({ group }) => group))]
  const isKnown = value === '' || entries.some(({ model }) => model === value)
  return (
    <div className="cw-f wide">
      <FieldLabel path={path} label={label} />
      <select
        className="form-select"
        id={fieldId(path)}
        name={path}
        value={value}
        onChange={event => onChoose(event.target.value)}
      >
        <option value="">{own}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {groups.map(group => (
          <optgroup key={group} label={isSample ? `${group} (sample data)` : group}>
            {entries
              .filter(entry => entry.group === group)
              .map(({ model, label }) => (
                <option key={model} value={model}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
