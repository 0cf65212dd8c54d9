import { ChoiceList } from './ChoiceList'
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
  const isKnown = value === '' || entries.some(({ model }) => model === value)
  const choices = [
    { value: '', label: own },
    ...(isKnown ? [] : [{ value, label: value }]),
    ...entries.map(({ group, model, label }) => ({
      ...{ value: model, label, group: isSample ? `${group} (sample data)` : group },
    })),
  ]
  return (
    <div className="cw-f wide">
      <FieldLabel path={path} label={label} />
      <ChoiceList id={fieldId(path)} path={path} value={value} choices={choices} onChoose={onChoose} />
    </div>
  )
}
