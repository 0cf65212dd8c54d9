import { useState } from 'react'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId, messageId } from '../../../workbench/inputs/fieldId'
import { useRefusalAt } from './refusals'

interface SettingTextProps {
  path: string
  label: string
  /** What is set, as text. */
  text: string
  hint: string
  /** Takes the text when asked; gives a sentence back where it cannot be read. */
  onTake(text: string): string | undefined
}

/** Lines of numbers among the settings, typed or pasted. They are taken by the button, and kept until they can be. */
export function SettingText({ path, label, text, hint, onTake }: SettingTextProps) {
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const refusal = useRefusalAt(path)
  const message = fault ?? refusal
  const take = () => {
    const found = onTake(typed ?? text)
    setFault(found)
    if (!found) setTyped(undefined)
  }
  return (
    <div className={`sg-text${message ? ' is-err' : ''}`}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <textarea
        className={`form-control${message ? ' is-invalid' : ''}`}
        id={fieldId(path)}
        name={path}
        rows={5}
        spellCheck={false}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${fieldId(path)}-hint${message ? ` ${messageId(path)}` : ''}`}
        value={typed ?? text}
        onChange={event => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
      />
      <span className="cw-xs cw-muted" id={`${fieldId(path)}-hint`}>
        {hint}
      </span>
      <FieldMessage path={path} message={message} />
      <button className="btn btn-outline-secondary btn-sm" type="button" onClick={take}>
        Take
      </button>
    </div>
  )
}
