import { Dialog } from './Dialog'

/** One button. The first of a dialog is the most likely choice, and has the focus. */
export interface Choice<Answer> {
  answer: Answer
  label: string
  look?: 'primary' | 'danger' | 'outline-secondary' | 'quiet'
  /** The focus starts here instead of on the first choice. */
  isFirst?: true
}

export interface Question<Answer> {
  title: string
  lines: readonly string[]
  isError?: boolean
  choices: readonly Choice<Answer>[]
  /** The answer for Esc. */
  atEscape: Answer
}

interface QuestionDialogProps<Answer> extends Question<Answer> {
  onAnswer: (answer: Answer) => void
}

/** Shows a text and asks for one of a few answers. The likely one is on the right and has the focus. */
export function QuestionDialog<Answer>(props: QuestionDialogProps<Answer>) {
  const { title, lines, isError, choices, atEscape, onAnswer } = props
  const first = choices.findIndex(choice => choice.isFirst)
  return (
    <Dialog title={title} isAlert isError={isError} onClose={() => onAnswer(atEscape)}>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <div className="cw-dialog-foot">
        {choices
          .map(({ label, look, answer }, index) => (
            <button
              key={label}
              className={`btn btn-${look ?? (index === 0 ? 'primary' : 'outline-secondary')}`}
              type="button"
              data-first={index === Math.max(first, 0) || undefined}
              onClick={() => onAnswer(answer)}
            >
              {label}
            </button>
          ))
          .reverse()}
      </div>
    </Dialog>
  )
}
