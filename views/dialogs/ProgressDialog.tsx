import { texts } from '../../shared/texts'
import { Dialog } from './Dialog'

interface ProgressDialogProps {
  title: string
  /** The progress [%]. */
  percent: number
  isCompleted: boolean
}

/** Shows the progress of long work. */
export function ProgressDialog({ title, percent, isCompleted }: ProgressDialogProps) {
  return (
    <Dialog title={title} className="cw-dialog-progress">
      <progress className="cw-progress" max={100} value={percent} aria-label={title} />
      <p role="status">{isCompleted ? texts.completed : `${Math.round(percent)}%`}</p>
    </Dialog>
  )
}
