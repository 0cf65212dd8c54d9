import type { ReactNode } from 'react'

interface SegmentsProps<Value extends string> {
  id?: string
  label: string
  value: Value
  choices: readonly { value: Value; label: ReactNode; name?: string; isDisabled?: boolean }[]
  onChoose: (value: Value) => void
  isFilled?: boolean
  className?: string
}

/** A few choices side by side, of which one is pressed. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { id, label, value, choices, onChoose, isFilled, className = '' } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line of the field grid
    <div className={`cw-seg ${isFilled ? 'cw-seg-fill' : ''} ${className}`} id={id} role="group" aria-label={label}>
      {choices.map(choice => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.name}
          disabled={choice.isDisabled}
          onClick={() => choice.value !== value && onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
