/** Effects of changes of profile, email or company on the session. */
import type { Request } from 'express'
import { account } from '../../shared/contracts'
import type { Call } from '../../shared/contracts/call'
import type { Envelope, Notice } from '../../shared/contracts/envelope'
import { messages } from '../../shared/texts'
import { regenerate } from '../session/session'
import type { Effect, EndBeside } from './effect'

export function profileEffects(endBeside: EndBeside) {
  /** Ends the other sessions of the person, by the email in this session. */
  async function endOthers(request: Request): Promise<void> {
    if (request.session.identity) await endBeside(request.session.identity.Email, request)
  }

  return {
    /** The person has another email from now on; their other sessions, which have the old one, end. */
    async ActivateEmailChange(request, envelope, call) {
      await endOthers(request)
      await call(account.GetIdentity, { isClientLoggedIn: true })
      return envelope
    },

    UpdateUserProfile: (request, envelope, call) => saved(request, envelope, call, messages.profileSaved),

    /** A person who has transferred the account is logged out everywhere. */
    async UpdateCompanyProfile(request, envelope, call) {
      const { IsOwnerChanged } = (envelope.Item ?? {}) as { IsOwnerChanged?: boolean }
      if (!IsOwnerChanged) return saved(request, envelope, call, messages.companySaved)
      await endOthers(request)
      await regenerate(request)
      request.session.notices = [successNotice(messages.ownerChanged)]
      return envelope
    },
  } satisfies Record<string, Effect>
}

/** Reloads the changed data of the person for pages; the next page says that it was saved. */
async function saved(request: Request, envelope: Envelope, call: Call, text: string): Promise<Envelope> {
  await call(account.GetIdentity, { isClientLoggedIn: true })
  request.session.notices = [successNotice(text)]
  return envelope
}

function successNotice(text: string): Notice {
  return { Type: 'message', Title: '', Severity: 'success', Messages: [text] }
}
