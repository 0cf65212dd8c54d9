import { type SubmitEvent, useState } from 'react'
import type { CompanyRole } from '../../../shared/access/roles'
import type { ShownCompanyUser } from '../../../shared/contracts/account'
import { post, saidHere } from '../../client/call'
import { announce } from '../../client/messages'
import { Spinner } from '../../components/Spinner'
import { attempt } from './attempt'
import { RoleBoxes } from './RoleBoxes'

interface RolesOfUserProps {
  user: ShownCompanyUser
  /** The roles of the company. */
  offered: readonly CompanyRole[]
}

/** The roles of a user as checkboxes; changes take effect when they are saved. */
export function RolesOfUser({ user, offered }: RolesOfUserProps) {
  const [saved, setSaved] = useState(user.Roles)
  const [chosen, setChosen] = useState(user.Roles)
  const [isWorking, setWorking] = useState(false)
  const isChanged = offered.some(role => saved.includes(role) !== chosen.includes(role))

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWorking || !isChanged) return
    setWorking(true)
    const roles = chosen.filter(role => offered.includes(role))
    const answer = await attempt(() => post('AccountService.svc/SetUserRoles', { id: user.Id, roles }, saidHere))
    setWorking(false)
    if (!answer?.Item) return
    setSaved(answer.Item.Roles)
    setChosen(answer.Item.Roles)
    announce({ severity: 'success', summary: `The roles of ${user.FullName} are saved.` })
  }

  return (
    <form className="cw-panel mt-3 us-form" noValidate onSubmit={submit} aria-busy={isWorking}>
      <RoleBoxes offered={offered} chosen={chosen} onChange={setChosen} disabled={isWorking} />
      {offered.length > 0 && (
        <div className="d-flex gap-2 mt-3">
          <button className="btn btn-primary" type="submit" disabled={isWorking || !isChanged}>
            {isWorking && <Spinner />}
            Save roles
          </button>
          {isChanged && (
            <button className="btn btn-outline-secondary" type="button" onClick={() => setChosen(saved)}>
              Undo
            </button>
          )}
        </div>
      )}
    </form>
  )
}
