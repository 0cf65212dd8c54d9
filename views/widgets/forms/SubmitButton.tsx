import { Spinner } from '../../components/Spinner'

interface SubmitButtonProps {
  working: boolean
  label: string
  /** What it says while the request runs. */
  workingLabel: string
}

export function SubmitButton({ working, label, workingLabel }: SubmitButtonProps) {
  return (
    <button className="btn btn-primary btn-lg flex-grow-1" type="submit" disabled={working}>
      {working && <Spinner />}
      {working ? workingLabel : label}
    </button>
  )
}
