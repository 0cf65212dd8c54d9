import { useId, useState } from 'react'
import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { FormMessage } from '../components/FormMessage'
import { Dialog } from './Dialog'
import { DialogFoot } from './DialogFoot'

export interface SaveAsChoice {
  name: string
  note: string
  tag: string
}

export interface SaveAsQuestion {
  title?: string
  name?: string
  note?: string
  /** If given, the dialog also asks for the tag of an item. */
  tag?: string
  /** Saves while the dialog stays open; gives why it failed, or undefined. */
  save?: (choice: SaveAsChoice) => Promise<string | undefined>
}

interface SaveAsDialogProps extends SaveAsQuestion {
  onAnswer: (choice: SaveAsChoice | undefined) => void
}

/** Asks for the name to save under. */
export function SaveAsDialog({ title = 'Save as', save, onAnswer, ...first }: SaveAsDialogProps) {
  const [name, setName] = useState(first.name ?? '')
  const [tag, setTag] = useState(first.tag ?? '')
  const [note, setNote] = useState(first.note ?? '')
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const id = useId()
  const canSave = name.trim() !== ''

  async function submit() {
    const choice = { name: name.trim(), tag: tag.trim(), note: note.trim() }
    setWorking(true)
    setFailure(undefined)
    const why = await save?.(choice)
    if (why === undefined) return onAnswer(choice)
    setWorking(false)
    setFailure(why)
  }

  return (
    <Dialog title={title} onClose={() => onAnswer(undefined)}>
      <form
        aria-busy={isWorking}
        onSubmit={event => {
          event.preventDefault()
          if (canSave && !isWorking) void submit()
        }}
      >
        <label className="form-label" htmlFor={`${id}-name`}>
          Name <span className="cw-req">*</span>
        </label>
        <input
          className="form-control"
          id={`${id}-name`}
          required
          maxLength={limits.projectName}
          value={name}
          autoComplete="off"
          data-first
          onChange={event => setName(event.target.value)}
        />
        {first.tag !== undefined && (
          <>
            <label className="form-label" htmlFor={`${id}-tag`}>
              Tag
            </label>
            <input
              className="form-control"
              id={`${id}-tag`}
              maxLength={limits.tag}
              value={tag}
              autoComplete="off"
              onChange={event => setTag(event.target.value)}
            />
          </>
        )}
        <label className="form-label" htmlFor={`${id}-note`}>
          Note <span className="cw-muted">optional</span>
        </label>
        <textarea
          className="form-control"
          id={`${id}-note`}
          rows={3}
          maxLength={limits.note}
          value={note}
          aria-describedby={`${id}-left`}
          onChange={event => setNote(event.target.value)}
        />
        <p className="form-text" id={`${id}-left`}>
          {texts.charactersRemaining(limits.note - note.length)}
        </p>
        {failure && <FormMessage lines={[failure]} />}
        <DialogFoot
          submit="Save"
          working="Saving"
          canSubmit={canSave}
          isWorking={isWorking}
          onCancel={() => onAnswer(undefined)}
        />
      </form>
    </Dialog>
  )
}
