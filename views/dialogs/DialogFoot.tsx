import { Spinner } from '../components/Spinner'

interface DialogFootProps {
  submit: string
  /** The label of the button while the request runs. */
  working?: string
  canSubmit: boolean
  isWorking?: boolean
  onCancel: () => void
}

/** The buttons under the form of a dialog. */
export function DialogFoot({ submit, working, canSubmit, isWorking = false, onCancel }: DialogFootProps) {
  return (
    <div className="cw-dialog-foot">
      <button className="btn btn-outline-secondary" type="button" onClick={onCancel}>
        Cancel
      </button>
      <button className="btn btn-primary" type="submit" disabled={!canSubmit || isWorking}>
        {isWorking && <Spinner />}
        {isWorking && working ? working : submit}
      </button>
    </div>
  )
}
