import { useState } from 'react'
import type { CompanyUser } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { get, post, saidHere } from '../../client/call'
import { attempt } from './attempt'
import { showPassword } from './PasswordDialog'
import { askAboutProjects, isSure } from './questions'
import { nameOf, type UserRow } from './userRows'

export interface UserActions {
  toggle: (user: UserRow) => Promise<void>
  approve: (user: UserRow) => Promise<void>
  deny: (user: UserRow) => Promise<void>
  resend: (user: UserRow) => Promise<void>
  remove: (user: UserRow) => Promise<void>
  regenerate: (user: UserRow) => Promise<void>
}

/** Called when a row was changed, removed or added: with the row before, after, and the number of remaining rows. */
type OnCounted = (before: UserRow | undefined, after: UserRow | undefined, left: number) => void

/** The rows and the actions on them. A failed action leaves its row unchanged, and shows why. */
export function useUsers(first: readonly CompanyUser[], onCounted?: OnCounted) {
  const [rows, setRows] = useState<readonly UserRow[]>(first)
  const change = (id: string, changes: Partial<UserRow>) =>
    setRows(before => before.map(row => (row.Id === id ? { ...row, ...changes } : row)))
  const drop = (user: UserRow) => {
    setRows(before => before.filter(row => row.Id !== user.Id))
    onCounted?.(user, undefined, rows.filter(row => row.Id !== user.Id).length)
  }

  /** Marks the row while `work` runs. */
  async function working<T>({ Id }: UserRow, work: () => Promise<T>): Promise<T> {
    change(Id, { IsWorking: true })
    try {
      return await work()
    } finally {
      change(Id, { IsWorking: false })
    }
  }

  const actions: UserActions = {
    async toggle(user) {
      const isActive = !user.IsActive
      // Shown at once, and reversed if the server refuses.
      change(user.Id, { IsActive: isActive })
      const answer = await working(user, () =>
        attempt(() => post('AccountService.svc/SetIsActive', { id: user.Id, isActive, name: nameOf(user) }, saidHere)),
      )
      change(user.Id, answer?.Item ?? { IsActive: user.IsActive })
    },

    async approve(user) {
      const answer = await working(user, async () => {
        const held = await attempt(() => get('AccountService.svc/GetCompanyRoles', saidHere))
        const { askForRoles } = await import('./ApproveDialog')
        const roles = held?.Items && (await askForRoles(user, held.Items, held.Item?.Newcomers ?? []))
        if (!roles) return undefined
        return attempt(() =>
          post('AccountService.svc/ApproveActivation', { id: user.Id, isApproved: true, roles }, saidHere),
        )
      })
      if (!answer?.Item) return
      change(user.Id, answer.Item)
      onCounted?.(user, answer.Item, rows.length)
    },

    async deny(user) {
      const lines = [
        `${nameOf(user)} (${user.Email}) will not be let in, and is no longer listed here. A mail tells them.`,
      ]
      if (!(await isSure('Deny access', lines, 'Deny'))) return
      const answer = await working(user, () =>
        attempt(() => post('AccountService.svc/ApproveActivation', { id: user.Id, isApproved: false }, saidHere)),
      )
      if (answer) drop(user)
    },

    async resend(user) {
      const answer = await working(user, () =>
        attempt(() => post('AccountService.svc/ResendInvite', { id: user.Id }, saidHere)),
      )
      if (answer) change(user.Id, { isResent: true })
    },

    async remove(user) {
      const request = { id: user.Id, name: nameOf(user) }
      const lines = [`${nameOf(user)} (${user.Email}) will be removed from your company and cannot log in any more.`]
      const title = user.Type === 'Service' ? 'Delete service account' : 'Delete user'
      if (!(await isSure(title, lines))) return
      await working(user, async () => {
        const checked = await attempt(() => post('AccountService.svc/CheckUserPreDelete', request, saidHere))
        if (!checked) return
        const mergeProjects = await askAboutProjects(user, checked.Item?.ProjectCount ?? 0)
        if (mergeProjects === undefined) return
        const answer = await attempt(() =>
          post('AccountService.svc/RemoveUser', { ...request, mergeProjects }, saidHere),
        )
        if (answer) drop(user)
      })
    },

    async regenerate(user) {
      const title = 'Regenerate password'
      const lines = [`The present password of ${nameOf(user)} stops working at once.`, 'The new one is shown one time.']
      if (!(await isSure(title, lines, 'Regenerate', false))) return
      const account = await working(user, async () => {
        const answer = await attempt(() =>
          post('AccountService.svc/ChangeServiceAccountPassword', { id: user.Id }, saidHere),
        )
        await new Promise(resolve => setTimeout(resolve, answer ? limits.regenerationDelay : 0))
        return answer?.Item
      })
      if (account) await showPassword(account)
    },
  }

  function add(row: UserRow) {
    setRows(before => [...before, row])
    onCounted?.(undefined, row, rows.length + 1)
  }

  return { rows, setRows, actions, add }
}
