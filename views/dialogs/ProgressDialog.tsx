import { texts } from '../../shared/texts'
import { Dialog } from './Dialog'

interface ProgressDialogProps {
  title: string
  /** How far it is [%]. */
  percent: number
  isCompleted: boolean
}

/** How far a long work is. */
export function ProgressDialog({ title, percent, isCompleted }: ProgressDialogProps) {
  return (
    <Dialog title={title} className="cw-dialog-progress">
      <progress className="cw-progress" max={100} value={percent} aria-label={title} />
      <p role="status">{isCompleted ? texts.completed : `${Math.round(percent)}%`}</p>
    </Dialog>
  )
}
