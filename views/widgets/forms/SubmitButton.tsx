import { Spinner } from '../../components/Spinner'
import { useHydrated } from '../useHydrated'

interface SubmitButtonProps {
  working: boolean
  label: string
  /** The label while the request runs. */
  workingLabel: string
  /** The form needs script: the button is disabled until it has loaded. */
  needsScript?: boolean
}

export function SubmitButton({ working, label, workingLabel, needsScript = false }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <button
      className="btn btn-primary btn-lg flex-grow-1"
      type="submit"
      disabled={working || (needsScript && !hydrated)}
    >
      {working && <Spinner />}
      {working ? workingLabel : label}
    </button>
  )
}
