import { sentence } from '../../../shared/display/sentence'
import { withName } from '../form/messages'
import { useWorkbench } from '../WorkbenchContext'

/**
 * What a screen reader says after each change: the results of a calculation, or the message of an input that the
 * reader has left and that cannot be calculated.
 */
export function Spoken({ wrong, isStale }: { wrong: readonly string[]; isStale: boolean }) {
  const { rated, reader, form, messageAt } = useWorkbench()
  const left = wrong.find(messageAt)
  const message = left && sentence(withName(form, left, messageAt(left) ?? ''))
  return (
    <span className="visually-hidden" role="status">
      {message
        ? `${message} The results shown are of earlier inputs.`
        : rated.at && rated.rating && !isStale && form.tool.spoken(rated.rating, reader)}
    </span>
  )
}
