import { type SubmitEvent, useId, useRef, useState } from 'react'
import Button from 'react-bootstrap/Button'
import type { ServiceAccount } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { messages, texts } from '../../../shared/texts'
import { CallError, post, saidHere } from '../../client/call'
import { ask } from '../../client/openDialog'
import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import { Dialog } from '../../dialogs/Dialog'

/** Asks for a name and adds the account; undefined if it was cancelled. `taken` are the names in use. */
export function addServiceAccount(taken: readonly string[]): Promise<ServiceAccount | undefined> {
  return ask<ServiceAccount | undefined>(onAnswer => <AddServiceAccount taken={taken} onAnswer={onAnswer} />)
}

interface AddServiceAccountProps {
  taken: readonly string[]
  onAnswer: (account: ServiceAccount | undefined) => void
}

function AddServiceAccount({ taken, onAnswer }: AddServiceAccountProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()

  const fail = (message: string) => {
    setError(message)
    box.current?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWorking) return
    const wrong = wrongName(name, taken)
    if (wrong) return fail(wrong)
    setWorking(true)
    try {
      const answer = await post('AccountService.svc/AddServiceAccount', { name: name.trim() }, saidHere)
      if (answer.Item) return onAnswer(answer.Item)
      fail(answer.Notices?.[0]?.Messages.join(' ') ?? texts.unknownError)
    } catch (problem) {
      fail(problem instanceof CallError ? problem.message : texts.unknownError)
    } finally {
      setWorking(false)
    }
  }

  return (
    <Dialog title="Add service account" onClose={() => onAnswer(undefined)}>
      <form noValidate onSubmit={submit} aria-busy={isWorking}>
        <label className="form-label" htmlFor={id}>
          Account name <span className="cw-req">*</span>
        </label>
        <input
          className={error ? 'form-control is-invalid' : 'form-control'}
          id={id}
          ref={box}
          required
          maxLength={limits.serviceAccountName}
          autoComplete="off"
          value={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          data-first
          onChange={event => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        {error && (
          <p className="invalid-feedback" id={`${id}-error`} role="alert">
            <Icon name="error" />
            {error}
          </p>
        )}
        <p className="form-text" id={`${id}-hint`}>
          For a program that calls the selection service. Client id and password are shown next.
        </p>
        <div className="cw-dialog-foot">
          <Button variant="outline-secondary" type="button" onClick={() => onAnswer(undefined)}>
            Cancel
          </Button>
          <Button type="submit" disabled={isWorking}>
            {isWorking && <Spinner />}
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** An early check in the browser; the server decides. */
function wrongName(name: string, taken: readonly string[]): string | undefined {
  const wanted = name.trim().toLowerCase()
  if (!wanted) return messages.required('Account name')
  return taken.some(one => one.trim().toLowerCase() === wanted) ? texts.accountNameExists : undefined
}
