import { useId, useState } from 'react'
import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { Dialog } from './Dialog'
import { DialogFoot } from './DialogFoot'

export interface LinesQuestion {
  title: string
  label: string
  required?: boolean
  maxLength?: number
  initial?: string
}

interface LinesDialogProps extends LinesQuestion {
  onAnswer: (text: string | undefined) => void
}

/** Asks for several lines of text. */
export function LinesDialog({ title, label, required = false, maxLength, initial = '', onAnswer }: LinesDialogProps) {
  const [text, setText] = useState(initial)
  const id = useId()
  const canSend = !required || text.trim() !== ''
  return (
    <Dialog title={title} className="is-wide" onClose={() => onAnswer(undefined)}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (canSend) onAnswer(text)
        }}
      >
        <label className="form-label" htmlFor={id}>
          {label} {required ? <span className="cw-req">*</span> : <span className="cw-muted">optional</span>}
        </label>
        <textarea
          className="form-control"
          id={id}
          rows={limits.dialogRows}
          required={required}
          maxLength={maxLength}
          value={text}
          aria-describedby={maxLength ? `${id}-left` : undefined}
          data-first
          onChange={event => setText(event.target.value)}
        />
        {maxLength && (
          <p className="form-text" id={`${id}-left`}>
            {texts.charactersRemaining(maxLength - text.length)}
          </p>
        )}
        <DialogFoot submit="OK" canSubmit={canSend} onCancel={() => onAnswer(undefined)} />
      </form>
    </Dialog>
  )
}
