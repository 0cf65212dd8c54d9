import { useState } from 'react'
import { parseTyped } from '../../../../shared/display/parseTyped'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId, messageId } from '../../../workbench/inputs/fieldId'
import { useRefusalAt } from './refusals'

interface SettingFieldProps {
  path: string
  label: string
  unit: string
  /** The value as the reader sees it; empty where nothing is set. */
  text: string
  placeholder?: string
  /** Offered while one types. */
  usual?: readonly number[]
  /** Takes a number, or undefined where the field was emptied; gives a sentence back where it cannot be. */
  onTake(value: number | undefined): string | undefined
}

/** A number among the settings of the solver. What is typed is kept until it can be read. */
export function SettingField({ path, label, unit, text, placeholder, usual, onTake }: SettingFieldProps) {
  const [typed, setTyped] = useState<{ text: string; of: string; fault?: string }>()
  const refusal = useRefusalAt(path)
  // A value that changed elsewhere, such as by undo, replaces what was typed.
  const own = typed?.of === text ? typed : undefined
  const message = own?.fault ?? refusal
  const take = (next: string) => {
    const value = parseTyped(next)
    const fault = value === null ? `${label} is not a number.` : onTake(value)
    setTyped({ text: next, of: text, ...(fault && { fault }) })
  }
  return (
    <div className={`cw-f${message ? ' is-err' : ''}`}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <input
        className={`form-control${message ? ' is-invalid' : ''}`}
        id={fieldId(path)}
        name={path}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={placeholder}
        list={usual && `${fieldId(path)}-usual`}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? messageId(path) : undefined}
        value={own?.text ?? text}
        onChange={event => take(event.target.value)}
        onBlur={() => own && !own.fault && setTyped(undefined)}
      />
      {usual && (
        <datalist id={`${fieldId(path)}-usual`}>
          {usual.map(value => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      <span className="cw-unit">{unit}</span>
      <FieldMessage path={path} message={message} />
    </div>
  )
}
