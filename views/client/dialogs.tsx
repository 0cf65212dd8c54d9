/** Functions that open a dialog and resolve with its answer when it is closed. */
import { limits } from '../../shared/limits'
import { LinesDialog, type LinesQuestion } from '../dialogs/LinesDialog'
import { LoadingDialog, type Waiting } from '../dialogs/LoadingDialog'
import { ProgressDialog } from '../dialogs/ProgressDialog'
import { type Choice, type Question, QuestionDialog } from '../dialogs/QuestionDialog'
import { type SaveAsChoice, SaveAsDialog, type SaveAsQuestion } from '../dialogs/SaveAsDialog'
import { TextDialog, type TextQuestion } from '../dialogs/TextDialog'
import { ask, openDialog } from './openDialog'

export interface Confirmation {
  title: string
  lines: readonly string[]
  yes?: string
  no?: string
  /** Offers a third button: its label, or `true` for 'Cancel'. */
  cancel?: string | true
  /** The action of yes cannot be undone: the button is red, and the focus starts on no. */
  isDangerous?: boolean
}

/** Asks yes or no. Esc means cancel if that is offered, otherwise no. */
export function confirm(question: Confirmation): Promise<'yes' | 'no' | 'cancel'> {
  const { yes = 'Yes', no = 'No', cancel, isDangerous, ...said } = question
  const choices: Choice<'yes' | 'no' | 'cancel'>[] = [
    { answer: 'yes', label: yes, look: isDangerous ? 'danger' : 'primary' },
    { answer: 'no', label: no, isFirst: isDangerous || undefined },
  ]
  if (cancel) choices.push({ answer: 'cancel', label: cancel === true ? 'Cancel' : cancel, look: 'quiet' })
  return choose({ ...said, choices, atEscape: cancel ? 'cancel' : 'no' })
}

export function showError(title: string, lines: readonly string[]): Promise<void> {
  return choose({ title, lines, isError: true, ...acknowledged })
}

export function notify(title: string, lines: readonly string[]): Promise<void> {
  return choose({ title, lines, ...acknowledged })
}

const acknowledged = { choices: [{ answer: undefined, label: 'OK' }], atEscape: undefined }

/** Asks for one of several answers; the first choice is the likely one. */
export function choose<Answer>(question: Question<Answer>): Promise<Answer> {
  return ask<Answer>(onAnswer => <QuestionDialog {...question} onAnswer={onAnswer} />)
}

/** Asks for one line of text; undefined if it was cancelled. */
export function askText(question: TextQuestion): Promise<string | undefined> {
  return ask<string | undefined>(onAnswer => <TextDialog {...question} onAnswer={onAnswer} />)
}

/** Asks for several lines of text; undefined if it was cancelled. */
export function askLines(question: LinesQuestion): Promise<string | undefined> {
  return ask<string | undefined>(onAnswer => <LinesDialog {...question} onAnswer={onAnswer} />)
}

/** Asks for a name and a note to save under; undefined if it was cancelled. */
export function saveAs(question: SaveAsQuestion = {}): Promise<SaveAsChoice | undefined> {
  return ask<SaveAsChoice | undefined>(onAnswer => <SaveAsDialog {...question} onAnswer={onAnswer} />)
}

/** Shows a loading dialog until the returned function is called. */
export function showLoading(waiting: Waiting): () => void {
  return openDialog(<LoadingDialog {...waiting} />).close
}

export interface Progress {
  set: (percent: number) => void
  /** Shows 100 % and closes; a slow stop says that the work is completed, and leaves time to read it. */
  stop: (how?: { slow?: boolean }) => Promise<void>
}

/** Shows the progress of long work. */
export function startProgress(title: string): Progress {
  const dialog = openDialog(<ProgressDialog title={title} percent={0} isCompleted={false} />)
  const show = (percent: number, isCompleted = false) =>
    dialog.show(<ProgressDialog title={title} percent={percent} isCompleted={isCompleted} />)
  return {
    set: percent => show(Math.min(100, Math.max(0, percent))),
    stop: ({ slow = false } = {}) => {
      show(100, slow)
      return new Promise(resolve =>
        setTimeout(
          () => {
            dialog.close()
            resolve()
          },
          slow ? limits.progress.slowStop : limits.progress.stop,
        ),
      )
    },
  }
}
