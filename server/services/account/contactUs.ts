import { type ContactPayload, contactValues, visitorRules } from '../../../shared/accounts/contactForm'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { wrongOf } from '../../../shared/validation/fieldRules'
import { networkOf } from '../../access/throttle'
import { limits } from '../../config/limits'
import { contactMail } from '../../mail/contactMail'
import type { ServiceCall } from '../service'
import { keepRequest } from '../supportRequests'
import type { AccountParts } from './parts'
import { userById } from './users'

const { perPerson, perAddress, windowMinutes } = limits.contactUs

/** Keeps a message to support in the inbox, and mails it. Replies go to the sender, who is the person of the session if there is one. */
export function contactUs({ db, audit, throttle, mails, support }: AccountParts) {
  return async (call: ServiceCall, payload: ContactPayload) => {
    const message = { ...payload, ...(await senderOf(call)) }
    const [wrong] = Object.values(wrongOf(visitorRules, contactValues(message)))
    // For a signed-in sender the data of the account are used, which need not follow the rules of this form.
    if (wrong && !call.caller) return refused(wrong)

    const entry = { event: 'contact' as const, actor: call.caller?.email, address: call.address }
    const tries = [
      { key: `contact:person:${message.email.toLowerCase()}`, max: perPerson, windowMinutes },
      { key: `contact:address:${networkOf(call.address)}`, max: perAddress, windowMinutes },
    ]
    if (!(await throttle.takeAll(tries))) {
      await audit.record({ ...entry, outcome: 'refused', requestId: call.requestId })
      return refused(messages.contactPaused)
    }
    await throttle.unlessFailed(tries, () =>
      mails.inTransaction(async (transaction, post, { record }) => {
        const { companyName: company, comment, ...sender } = message
        const kept = { ...sender, company, message: comment, isSignedIn: call.caller !== undefined }
        await keepRequest(transaction, { ...kept, kind: 'contact', requestId: call.requestId, now: call.now })
        await post(contactMail(support.email, message, call))
        record({ ...entry, outcome: 'success', requestId: call.requestId })
      }),
    )
    return succeeded(null)
  }

  async function senderOf({ caller }: ServiceCall) {
    const user = caller && (await userById(db, caller.id))
    return user && { companyName: user.company_name, name: user.full_name, phone: user.phone, email: user.email }
  }
}
