import { useId } from 'react'
import type { OfferedCoil } from './useCompared'

const places = ['First', 'Second', 'Third'] as const

interface CoilChoiceProps {
  offered: readonly OfferedCoil[]
  chosen: readonly OfferedCoil[]
  onChoose(place: number, key: string | undefined): void
}

/** Which coils stand side by side. */
export function CoilChoice({ offered, chosen, onChoose }: CoilChoiceProps) {
  const id = useId()
  return (
    <div className="sg-tools sg-coils">
      {places.slice(0, offered.length).map((place, at) => (
        <span key={place} className="sg-coil">
          <label className="cw-sm" htmlFor={`${id}${at}`}>
            {place}
          </label>
          <select
            id={`${id}${at}`}
            className="form-select sg-shown"
            value={chosen[at]?.key ?? ''}
            disabled={at > chosen.length}
            onChange={event => onChoose(at, event.target.value || undefined)}
          >
            {at > 0 && <option value="">None</option>}
            {offered
              .filter(({ key }) => key === chosen[at]?.key || !chosen.some(one => one.key === key))
              .map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
          </select>
        </span>
      ))}
    </div>
  )
}
