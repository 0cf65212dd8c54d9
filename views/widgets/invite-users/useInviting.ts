import { useEffect, useState } from 'react'
import type { CompanyRole } from '../../../shared/access/roles'
import type { Envelope } from '../../../shared/contracts/envelope'
import { limits } from '../../../shared/limits'
import { messages, texts } from '../../../shared/texts'
import { CallError, post, saidHere } from '../../client/call'
import { type Invitee, inviteStatuses } from './invitees'

/** The outcome: the lines of the green box, or of the red one. */
export interface Outcome {
  isError: boolean
  lines: readonly string[]
}

/** Sends invitations: checks every email first, and sends nothing unless all may be invited. */
export function useInviting() {
  const [invitees, setInvitees] = useState<readonly Invitee[]>([])
  const [outcome, setOutcome] = useState<Outcome>()
  const [isWorking, setWorking] = useState(false)

  useEffect(() => {
    if (!outcome || outcome.isError) return
    const timer = setTimeout(() => setOutcome(undefined), limits.alert.invitationsSent)
    return () => clearTimeout(timer)
  }, [outcome])

  const mark = (email: string, status: string, isError = false) =>
    setInvitees(before => before.map(one => (one.email === email ? { ...one, status, isError } : one)))
  const markAll = (status: string) => setInvitees(before => before.map(one => ({ ...one, status, isError: false })))

  /** Checks each email; gives one line for each problem. */
  async function validateAll(): Promise<string[]> {
    const wrong: string[] = []
    for (const { email } of invitees) {
      mark(email, inviteStatuses.validating)
      const lines = await refusalOf(() => post('AccountService.svc/InviteValidate', { email }, saidHere))
      mark(email, lines?.[0] ?? inviteStatuses.valid, lines !== undefined)
      if (lines) wrong.push(...lines)
    }
    return wrong
  }

  async function submit(message: string, roles: CompanyRole[]): Promise<boolean> {
    if (isWorking || invitees.length === 0) return false
    setWorking(true)
    setOutcome(undefined)
    try {
      const wrong = await validateAll()
      if (wrong.length > 0) return fail(wrong)
      markAll(inviteStatuses.sending)
      const emails = invitees.map(one => one.email)
      const refusal = await refusalOf(() =>
        post('AccountService.svc/InviteUsers', { emails, message, roles }, saidHere),
      )
      if (refusal) {
        markAll('')
        return fail(refusal)
      }
      markAll(inviteStatuses.sent)
      setOutcome({ isError: false, lines: [messages.invitationsSent(emails.length)] })
      return true
    } finally {
      setWorking(false)
    }
  }

  function fail(lines: readonly string[]): false {
    setOutcome({ isError: true, lines: [...new Set(lines)] })
    return false
  }

  return {
    invitees,
    outcome,
    isWorking,
    submit,
    /** Adds an invitee. People who have been invited are removed first, to start the next list. */
    add: (invitee: Invitee) => {
      setOutcome(undefined)
      setInvitees(before => [...before.filter(one => one.status !== inviteStatuses.sent), invitee])
    },
    remove: (email: string) => setInvitees(before => before.filter(one => one.email !== email)),
  }
}

/** Why the call was refused, or undefined if it succeeded. */
async function refusalOf(call: () => Promise<Partial<Envelope>>): Promise<readonly string[] | undefined> {
  try {
    const { Succeeded, Notices } = await call()
    if (Succeeded) return undefined
    return Notices?.[0]?.Messages ?? [texts.unknownError]
  } catch (error) {
    if (error instanceof CallError) return [error.message]
    throw error
  }
}
