import { Dialog } from './Dialog'
import { LoadingMark } from './LoadingMark'

/** What is being waited for; nothing to answer. */
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
