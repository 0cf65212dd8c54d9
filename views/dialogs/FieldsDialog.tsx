import { useId, useState } from 'react'
import { Dialog } from './Dialog'
import { DialogFoot } from './DialogFoot'

interface FieldsQuestion<Name extends string> {
  title: string
  /** The fields with their labels, in their order. */
  fields: readonly (readonly [name: Name, label: string])[]
  initial: Readonly<Partial<Record<Name, string | undefined>>>
  maxLength: number
}

interface FieldsDialogProps<Name extends string> extends FieldsQuestion<Name> {
  onAnswer: (texts: Partial<Record<Name, string>> | undefined) => void
}

/** Asks for several short texts, all optional. An empty one is absent in the answer. */
export function FieldsDialog<Name extends string>({ title, fields, maxLength, ...props }: FieldsDialogProps<Name>) {
  const { initial, onAnswer } = props
  const [texts, setTexts] = useState<FieldsQuestion<Name>['initial']>(initial)
  const id = useId()
  const answer = () => {
    const filled = fields.map(([name]) => [name, texts[name]?.trim()] as const).filter(([, text]) => text)
    onAnswer(Object.fromEntries(filled) as Partial<Record<Name, string>>)
  }
  return (
    <Dialog title={title} onClose={() => onAnswer(undefined)}>
      <form
        onSubmit={event => {
          event.preventDefault()
          answer()
        }}
      >
        {fields.map(([name, label], index) => (
          <div key={name} className="mb-2">
            <label className="form-label" htmlFor={`${id}-${name}`}>
              {label} <span className="cw-muted">optional</span>
            </label>
            <input
              className="form-control"
              id={`${id}-${name}`}
              name={name}
              maxLength={maxLength}
              autoComplete="off"
              value={texts[name] ?? ''}
              data-first={index === 0 || undefined}
              onChange={event => setTexts({ ...texts, [name]: event.target.value })}
            />
          </div>
        ))}
        <DialogFoot submit="OK" canSubmit onCancel={() => onAnswer(undefined)} />
      </form>
    </Dialog>
  )
}
