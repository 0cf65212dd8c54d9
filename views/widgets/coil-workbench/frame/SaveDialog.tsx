import { useState } from 'react'
import { limits } from '../../../../shared/limits'
import { Dialog } from './Dialog'

interface SaveDialogProps {
  name: string
  tag: string
  isWorking: boolean
  failure?: string
  onSave: (choice: { name: string; tag: string; note: string }) => void
  onClose: () => void
}

/** Asks under which name to save. */
export function SaveDialog({ isWorking, failure, onSave, onClose, ...first }: SaveDialogProps) {
  const [name, setName] = useState(first.name)
  const [tag, setTag] = useState(first.tag)
  const [note, setNote] = useState('')
  const isNamed = name.trim() !== ''

  return (
    <Dialog title="Save design" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (isNamed && !isWorking) onSave({ name: name.trim(), tag: tag.trim(), note: note.trim() })
        }}
      >
        <label className="form-label" htmlFor="wb-save-name">
          Name <span className="cw-req">*</span>
        </label>
        <input
          className="form-control"
          id="wb-save-name"
          required
          maxLength={limits.designName}
          value={name}
          onChange={event => setName(event.target.value)}
          autoFocus
        />
        <label className="form-label" htmlFor="wb-save-tag">
          Tag
        </label>
        <input
          className="form-control"
          id="wb-save-tag"
          maxLength={30}
          value={tag}
          onChange={event => setTag(event.target.value)}
        />
        <label className="form-label" htmlFor="wb-save-note">
          Note <span className="cw-muted">optional</span>
        </label>
        <textarea
          className="form-control"
          id="wb-save-note"
          rows={3}
          maxLength={limits.note}
          value={note}
          onChange={event => setNote(event.target.value)}
          aria-describedby="wb-save-left"
        />
        <p className="form-text" id="wb-save-left">{`${limits.note - note.length} Characters Remaining`}</p>
        {failure && (
          <div className="cw-alert err" role="alert">
            <span />
            {failure}
          </div>
        )}
        <div className="cw-dialog-foot">
          <button className="btn btn-quiet" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn-primary" type="submit" disabled={!isNamed || isWorking}>
            {isWorking ? 'Saving' : 'Save'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
