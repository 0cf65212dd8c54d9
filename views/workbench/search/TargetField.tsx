import { useId, useState } from 'react'
import { parseTyped, withDecimalPoint } from '../../../shared/display/parseTyped'
import { type Quantity, siValue, systemUnit } from '../../../shared/display/units'
import { messages } from '../../../shared/texts'
import { useWorkbench } from '../WorkbenchContext'

interface TargetFieldProps {
  label: string
  quantity: Quantity
  value: number | undefined
  onValue: (value: number | undefined) => void
}

/** An optional number: the reader's unit on the page, SI in the props. Text that is not a number is told of, unused. */
export function TargetField({ label, quantity, value, onValue }: TargetFieldProps) {
  const { reader } = useWorkbench()
  const unit = systemUnit(quantity, reader.system)
  const [typed, setTyped] = useState<{ text: string; unit: string; value: number | undefined }>()
  const id = useId()
  const shown = value === undefined ? '' : reader.number(value, quantity)
  const text = typed && typed.unit === unit && typed.value === value ? typed.text : shown
  const isWrong = text.trim() !== '' && typeof parseTyped(text) !== 'number'
  const pointed = withDecimalPoint(text)
  return (
    <label className="wb-search-field" htmlFor={id}>
      <span className="cw-xs cw-muted">{label}</span>
      <input
        id={id}
        className={`cw-tnum${isWrong ? ' is-invalid' : ''}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-message` : undefined}
        onChange={event => {
          const next = event.target.value
          const number = parseTyped(next)
          const value = typeof number === 'number' ? siValue(number, quantity, unit) : undefined
          setTyped({ text: next, unit, value })
          onValue(value)
        }}
      />
      <span className="cw-xs cw-muted">{reader.label(quantity)}</span>
      {isWrong && (
        <span className="cw-xs c-err" id={`${id}-message`} role="alert">
          {pointed ? messages.decimalComma(label, pointed) : messages.invalid(label)}
        </span>
      )}
    </label>
  )
}
