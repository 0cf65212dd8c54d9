import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import { useHydrated } from '../../widgets/useHydrated'
import type { Saving } from '../state/useSaving'
import { clockTime } from './clockTime'

interface SaveStatusProps {
  saving: Saving
  hasChanges: boolean
  onRetry: () => void
}

/** Says whether the content of the page is saved. */
export function SaveStatus({ saving: { saved, progress }, hasChanges, onRetry }: SaveStatusProps) {
  const isHydrated = useHydrated()
  return (
    <span className="cw-bar-state wb-state" role="status">
      {progress === 'saving' ? (
        <>
          <Spinner /> Saving
        </>
      ) : progress === 'failed' && hasChanges ? (
        <>
          <Icon name="error" size="sm" />
          Not saved
          <button className="cw-bar-btn" type="button" onClick={onRetry}>
            Try again
          </button>
        </>
      ) : hasChanges ? (
        <>
          <Icon name="edit" size="sm" />
          Unsaved changes
        </>
      ) : saved ? (
        <>
          <Icon name="check-circle" size="sm" />
          {/* Only the browser knows the reader's time zone. */}
          {isHydrated ? `Saved ${clockTime(new Date(saved.changedAt))}` : 'Saved'}
        </>
      ) : (
        'Not saved yet'
      )}
    </span>
  )
}
