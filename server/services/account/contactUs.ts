import { type ContactPayload, contactValues, visitorRules } from '../../../shared/contactForm'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { wrongOf } from '../../../shared/fieldRules'
import { messages } from '../../../shared/texts'
import { networkOf } from '../../access/throttle'
import { limits } from '../../limits'
import { contactMail } from '../../mail/contactMail'
import { MailError } from '../../mail/mailError'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { userById } from './users'

const { perPerson, perAddress, windowMinutes } = limits.contactUs
const personRule = { max: perPerson, windowMinutes }
const addressRule = { max: perAddress, windowMinutes }

/** Mails a message to support. The sender can be answered, and is who the session says where there is one. */
export function contactUs({ db, audit, throttle, mailer, logger, support }: AccountParts) {
  return async (call: ServiceCall, payload: ContactPayload) => {
    const message = { ...payload, ...(await senderOf(call)) }
    const [wrong] = Object.values(wrongOf(visitorRules, contactValues(message)))
    // The sender of a session keeps the rules of their own account, which are not those of this form.
    if (wrong && !call.caller) return refused(wrong)

    const entry = { event: 'contact' as const, actor: call.caller?.email, address: call.address }
    const keys = {
      person: `contact:person:${message.email.toLowerCase()}`,
      address: `contact:address:${networkOf(call.address)}`,
    }
    if ((await throttle.isPaused(keys.person, personRule)) || (await throttle.isPaused(keys.address, addressRule))) {
      await audit.record({ ...entry, outcome: 'refused', requestId: call.requestId })
      return refused(messages.contactPaused)
    }
    await throttle.count(keys.person, personRule)
    await throttle.count(keys.address, addressRule)
    try {
      await mailer.send(contactMail(support.email, message, call))
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      logger.error({ err: error, code: error.code, requestId: call.requestId }, 'a message to support was not sent')
      await audit.record({ ...entry, outcome: 'failure', requestId: call.requestId })
      return refused(messages.contactNotSent)
    }
    await audit.record({ ...entry, outcome: 'success', requestId: call.requestId })
    return succeeded(null)
  }

  async function senderOf({ caller }: ServiceCall) {
    const user = caller && (await userById(db, caller.id))
    return user && { companyName: user.company_name, name: user.full_name, phone: user.phone, email: user.email }
  }
}
