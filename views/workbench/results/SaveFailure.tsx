import { messages } from '../../../shared/texts'
import { connectionLost } from '../../../shared/wording/callTexts'
import { Icon } from '../../components/Icon'
import { sessionEnded } from '../state/sessionEnded'
import { useWorkbench } from '../WorkbenchContext'

interface SaveFailureProps {
  reason: string | undefined
  openFailure: string | undefined
  /** The address of the project as it is saved, for a reader who wants the other person's change. */
  savedAddress?: string | undefined
  /** Left out where nothing was to be saved: another name would not help. */
  onSaveAs?: () => void
}

/** Whether opening the project again would not help. */
const isUnopenable = (reason: string) =>
  reason === sessionEnded || reason === connectionLost || reason === messages.projectMissing

/** Says why a save, a report or the opening of a project failed, and offers what to do. */
export function SaveFailure({ reason, openFailure, savedAddress, onSaveAs }: SaveFailureProps) {
  const { logIn } = useWorkbench()
  if (reason === undefined) {
    if (openFailure === undefined) return null
    return (
      <div className="cw-alert warn wb-alert" role="alert">
        <Icon name="warning" />
        <div>
          <b>A new project is shown.</b> {openFailure}
        </div>
      </div>
    )
  }
  const offer =
    reason === sessionEnded
      ? { label: 'Log in again', onClick: logIn }
      : onSaveAs && { label: 'Save as', onClick: onSaveAs }
  return (
    <div className="cw-alert err wb-alert" role="alert">
      <Icon name="error" />
      <div>
        <b>Not done.</b> {reason}{' '}
        {offer && (
          <button className="btn btn-link btn-sm wb-inline" type="button" onClick={offer.onClick}>
            {offer.label}
          </button>
        )}{' '}
        {savedAddress && !isUnopenable(reason) && (
          <a className="btn btn-link btn-sm wb-inline" href={savedAddress}>
            Open again
          </a>
        )}
      </div>
    </div>
  )
}
