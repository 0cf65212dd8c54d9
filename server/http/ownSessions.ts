/** Lists and ends the sessions of a person. Ending needs the password again, because the screen may be unattended. */

import type { Request, Response } from 'express'
import { z } from 'zod'
import type { OwnSession } from '../../shared/access/ownSession'
import { account } from '../../shared/contracts'
import type { FormState } from '../../shared/frame/frame'
import { routes } from '../../shared/routes'
import { messages } from '../../shared/texts'
import { textUpTo } from '../../shared/validation/schemas'
import type { Audit } from '../access/audit'
import { InputError } from '../errors/inputError'
import type { Gateway } from '../gateway/gateway'
import { clientAddress } from '../request/clientAddress'
import { hashOf, type OpenSession, type SessionStore } from '../session/sessionStore'

/** The newest first. An impersonator does not see the sessions of the person as whom they act. */
export async function ownSessionsOf(request: Request, store: SessionStore): Promise<OwnSession[] | undefined> {
  const { identity } = request.session
  if (!identity || identity.IsImpersonated || identity.IsTempPassword) return undefined
  const open = await store.openOf(identity.Email)
  return open
    .map(one => shown(one, identity.Email, hashOf(request.sessionID)))
    .sort((one, other) => other.signedInAt.localeCompare(one.signedInAt))
}

function shown({ hash, session }: OpenSession, email: string, current: string): OwnSession {
  const { client, signedInAt = 0, impersonator, identity } = session
  const isOwnActing = impersonator?.email.toLowerCase() === email.toLowerCase()
  return {
    id: hash,
    device: client?.device ?? '',
    address: client?.address ?? '',
    signedInAt: new Date(signedInAt).toISOString(),
    isThis: hash === current,
    acting: impersonator && (isOwnActing ? `You act as ${identity?.FullName}` : `${impersonator.fullName} acts as you`),
  }
}

const form = z.strictObject({
  _csrf: z.string(),
  action: z.literal('end-sessions'),
  /** The session to end; without it, all except this one. */
  id: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  currentPassword: textUpTo(200),
})

interface Parts {
  gateway: Gateway
  store: SessionStore
  audit: Audit
  show: (request: Request, response: Response, form: FormState) => Promise<void>
}

/** Giving the password is a sign-in: it is counted, audited and gives a new session id like any other. */
export function endOwnSessions({ gateway, store, audit, show }: Parts) {
  return async (request: Request, response: Response): Promise<void> => {
    const parsed = form.safeParse(request.body)
    const { identity } = request.session
    if (!parsed.success || !identity) throw new InputError(400, 'no such form')
    const { id, currentPassword: password } = parsed.data
    const isProven = password !== '' && (await proves(request, identity.Email, password))
    if (!isProven) {
      const currentPassword = password === '' ? messages.required('Current password') : messages.wrongOldPassword
      return show(request, response, { values: {}, errors: { currentPassword } })
    }
    await audit.transaction(async (within, record) => {
      if (id) await store.endOneOf(identity.Email, id, { within })
      else await store.endSessionsOf(identity.Email, { within, except: hashOf(request.sessionID) })
      record({
        event: 'session-end',
        outcome: 'success',
        actor: identity.Email,
        target: identity.Email,
        address: clientAddress(request),
        requestId: request.requestId,
        detail: { all: id === undefined },
      })
    })
    const done = id ? messages.sessionEnded : messages.otherSessionsEnded
    request.session.notices = [{ Type: 'message', Title: '', Severity: 'success', Messages: [done] }]
    response.redirect(303, routes.changePassword.path)
  }

  async function proves(request: Request, email: string, password: string): Promise<boolean> {
    const parsed = account.LogIn.request.safeParse({ email, password })
    return parsed.success && (await gateway.call(request, account.LogIn, parsed.data)).Succeeded
  }
}
