/** The fields of the work on circuits: a choice by name, and a number. */
import { useId } from 'react'

interface ChoiceProps {
  label: string
  value: string
  /** The choices by value, as they are shown. */
  choices: Readonly<Record<string, string>>
  onChoose(value: string): void
}

export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <label className="cw-xs" htmlFor={id}>
      {label}
      <select
        id={id}
        className="form-select form-select-sm"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {Object.entries(choices).map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface CountProps {
  label: string
  value: string
  least?: number
  most?: number
  step?: number | 'any'
  onType(value: string): void
}

export function Count({ label, value, least = 0, most, step = 1, onType }: CountProps) {
  const id = useId()
  return (
    <label className="cw-xs" htmlFor={id}>
      {label}
      <input
        id={id}
        className="form-control form-control-sm"
        type="number"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  )
}

/** The two buttons of every preview: it is taken or left. */
export function TakeOrLeave({ isTakable, onTake, onLeave }: { isTakable: boolean; onTake(): void; onLeave(): void }) {
  return (
    <>
      <button type="button" className="btn btn-primary btn-sm" disabled={!isTakable} onClick={onTake}>
        Take these circuits
      </button>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onLeave}>
        Leave
      </button>
    </>
  )
}
