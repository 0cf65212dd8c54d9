import { type HTMLInputTypeAttribute, useId, useState } from 'react'
import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { Dialog } from './Dialog'
import { DialogFoot } from './DialogFoot'

export interface TextQuestion {
  title: string
  label: string
  maxLength?: number
  /** The pattern that the text must match. */
  pattern?: Pick<RegExp, 'test'>
  /** The message if the pattern does not match. */
  message?: string
  initial?: string
  type?: HTMLInputTypeAttribute
  /** The label of the submit button. */
  ok?: string
}

interface TextDialogProps extends TextQuestion {
  onAnswer: (text: string | undefined) => void
}

/** Asks for one line of text. It can be submitted once it was changed and is valid. */
export function TextDialog({ title, label, pattern, onAnswer, ...options }: TextDialogProps) {
  const { maxLength = limits.dialogText, message = texts.invalidInput, initial = '', type = 'text', ok } = options
  const [text, setText] = useState(initial)
  const [isPristine, setPristine] = useState(true)
  const id = useId()
  const isWrong = text !== '' && pattern !== undefined && !pattern.test(text)
  const canSend = !isPristine && text.trim() !== '' && !isWrong

  return (
    <Dialog title={title} onClose={() => onAnswer(undefined)}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (canSend) onAnswer(text)
        }}
      >
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <input
          className={isWrong ? 'form-control is-invalid' : 'form-control'}
          id={id}
          type={type}
          required
          maxLength={maxLength}
          value={text}
          autoComplete={type === 'password' ? 'current-password' : 'off'}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          data-first
          onChange={event => {
            setText(event.target.value)
            setPristine(false)
          }}
        />
        {isWrong && (
          <p className="invalid-feedback" id={`${id}-error`} role="status">
            {message}
          </p>
        )}
        <DialogFoot submit={ok ?? 'OK'} canSubmit={canSend} onCancel={() => onAnswer(undefined)} />
      </form>
    </Dialog>
  )
}
