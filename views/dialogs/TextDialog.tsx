import { type HTMLInputTypeAttribute, useId, useState } from 'react'
import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { Dialog } from './Dialog'
import { DialogFoot } from './DialogFoot'

export interface TextQuestion {
  title: string
  label: string
  maxLength?: number
  /** What the text must pass. */
  pattern?: Pick<RegExp, 'test'>
  /** Said where the pattern fails. */
  message?: string
  initial?: string
  type?: HTMLInputTypeAttribute
  /** Words of the button that sends it. */
  ok?: string
}

interface TextDialogProps extends TextQuestion {
  onAnswer: (text: string | undefined) => void
}

/** Asks for one line of text. It can be sent once it was changed and is right. */
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
