import { Dialog } from './Dialog'
import { LoadingMark } from './LoadingMark'

/** The texts of a loading dialog, which has no answer. */
export interface Waiting {
  title: string
  message: string
}

export function LoadingDialog({ title, message }: Waiting) {
  return (
    <Dialog title={title} className="cw-dialog-loading">
      <LoadingMark />
      <p role="status">{message}</p>
    </Dialog>
  )
}
