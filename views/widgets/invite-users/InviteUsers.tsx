import { type SubmitEvent, useRef, useState } from 'react'
import Button from 'react-bootstrap/Button'
import type { CompanyRole } from '../../../shared/access/roles'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { FormMessage } from '../../components/FormMessage'
import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import { RoleBoxes } from '../manage-users/RoleBoxes'
import { InviteeTable } from './InviteeTable'
import { inviteStatuses, newInvitee, wrongInvitee } from './invitees'
import { useInviting } from './useInviting'

/** The form that invites people, with a message, and the status of each invitation. */
export function InviteUsers({ companyRoles }: { companyRoles: readonly CompanyRole[] }) {
  const { invitees, outcome, isWorking, submit, add, remove } = useInviting()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [message, setMessage] = useState('')
  const [roles, setRoles] = useState<CompanyRole[]>([])
  const box = useRef<HTMLInputElement>(null)
  const waiting = invitees.filter(one => one.status !== inviteStatuses.sent)

  function addTyped() {
    const problem = wrongInvitee(email, waiting)
    setWrong(problem)
    if (!problem) {
      add(newInvitee(email.trim()))
      setEmail('')
    }
    box.current?.focus()
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (waiting.length > 0 && (await submit(message, roles))) setMessage('')
  }

  return (
    <>
      <form
        className="cw-panel us-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          addTyped()
        }}
      >
        <label className="form-label" htmlFor="inv-email">
          Email
        </label>
        <div className="us-add">
          <input
            className={wrong ? 'form-control is-invalid' : 'form-control'}
            id="inv-email"
            ref={box}
            type="email"
            autoComplete="off"
            maxLength={limits.email}
            value={email}
            disabled={isWorking}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'inv-email-error' : undefined}
            onChange={event => {
              setEmail(event.target.value)
              setWrong(undefined)
            }}
          />
          <Button variant="outline-secondary" type="submit" disabled={isWorking}>
            <Icon name="plus" />
            Add
          </Button>
        </div>
        {wrong && (
          <p className="invalid-feedback" id="inv-email-error" role="alert">
            <Icon name="error" />
            {wrong}
          </p>
        )}
      </form>

      <form className="cw-panel us-form mt-3" noValidate onSubmit={send} aria-busy={isWorking}>
        <InviteeTable invitees={invitees} isWorking={isWorking} onRemove={remove} />
        <div className="mt-3">
          <RoleBoxes offered={companyRoles} chosen={roles} onChange={setRoles} disabled={isWorking} />
        </div>
        <label className="form-label mt-3" htmlFor="inv-message">
          Message <span className="cw-muted">optional</span>
        </label>
        <textarea
          className="form-control"
          id="inv-message"
          rows={4}
          maxLength={limits.inviteMessage}
          value={message}
          disabled={isWorking}
          aria-describedby="inv-message-left"
          onChange={event => setMessage(event.target.value)}
        />
        <p
          className="form-text"
          id="inv-message-left"
        >{`${limits.inviteMessage - message.length} Characters Remaining`}</p>
        {outcome && <FormMessage lines={outcome.lines} kind={outcome.isError ? 'err' : 'ok'} />}
        <div className="d-flex gap-2">
          <Button type="submit" disabled={isWorking || waiting.length === 0}>
            {isWorking && <Spinner />}
            Submit
          </Button>
          <a className="btn btn-outline-secondary" href={routes.appSelector.path}>
            Cancel
          </a>
        </div>
      </form>
    </>
  )
}
