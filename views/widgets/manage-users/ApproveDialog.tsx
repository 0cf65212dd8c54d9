import { useState } from 'react'
import type { CompanyRole } from '../../../shared/access/roles'
import { ask } from '../../client/openDialog'
import { Dialog } from '../../dialogs/Dialog'
import { RoleBoxes } from './RoleBoxes'
import { nameOf, type UserRow } from './userRows'

/** Asks for the roles of a person to approve, by default those of newcomers; undefined if it was cancelled. */
export function askForRoles(
  user: UserRow,
  offered: readonly CompanyRole[],
  newcomers: readonly CompanyRole[],
): Promise<CompanyRole[] | undefined> {
  return ask<CompanyRole[] | undefined>(onAnswer => <ApproveDialog {...{ user, offered, newcomers, onAnswer }} />)
}

interface ApproveDialogProps {
  user: UserRow
  offered: readonly CompanyRole[]
  newcomers: readonly CompanyRole[]
  onAnswer: (roles: CompanyRole[] | undefined) => void
}

function ApproveDialog({ user, offered, newcomers, onAnswer }: ApproveDialogProps) {
  const [chosen, setChosen] = useState(() => offered.filter(role => newcomers.includes(role)))
  return (
    <Dialog title={`Let ${nameOf(user)} in`} onClose={() => onAnswer(undefined)}>
      <p>{`${user.Email} can log in from now on, and open what you choose here. You can change it later.`}</p>
      <RoleBoxes offered={offered} chosen={chosen} onChange={setChosen} />
      <div className="cw-dialog-foot">
        <button className="btn btn-outline-secondary" type="button" onClick={() => onAnswer(undefined)}>
          Cancel
        </button>
        <button className="btn btn-primary" type="button" onClick={() => onAnswer(chosen)}>
          Approve
        </button>
      </div>
    </Dialog>
  )
}
