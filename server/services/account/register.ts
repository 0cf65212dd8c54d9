import { randomUUID } from 'node:crypto'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { isGuessable } from '../../access/guessablePassword'
import { newMailedCode, unsentCodeEnd } from '../../access/mailedCode'
import { hashPassword, randomPassword } from '../../access/passwords'
import { networkOf } from '../../access/throttle'
import { limits } from '../../config/limits'
import { registeredAlreadyMail, registrationCodeMail } from '../../mail/registrationMail'
import type { ServiceCall } from '../service'
import { isInvited } from './admit'
import type { AccountParts } from './parts'
import { userByEmail } from './users'

interface Form {
  fullName: string
  companyName: string
  phone: string
  email: string
  password: string
  invitationHash?: string
}

const { perEmail, perAddress, windowMinutes } = limits.register
const { codeMinutes } = limits.mailQueue

/**
 * Gives the same answer for every email, after the same work: only the mail shows whether the email belongs to
 * somebody. The registration is stored before the answer. If no code was mailed, no code is right.
 */
export function register({ db, throttle, mails }: AccountParts) {
  return async (call: ServiceCall, form: Form) => {
    const email = form.email.toLowerCase()
    if (isGuessable(form.password, { email, fullName: form.fullName, company: form.companyName }))
      return refused(messages.passwordGuessable)
    const byEmail = { key: `register:email:${email}`, max: perEmail, windowMinutes }
    const byAddress = { key: `register:address:${networkOf(call.address)}`, max: perAddress, windowMinutes }
    const counted = [byEmail, byAddress]
    if (!(await throttle.takeAll(counted))) return refused(messages.registeredTooOften)

    const user = await userByEmail(db, email)
    const isTaken = user !== undefined && !isInvited(user)
    const code = newMailedCode()
    const id = randomUUID()
    await throttle.unlessFailed(counted, async () => {
      const values = {
        ...{ id, email },
        full_name: form.fullName,
        phone: form.phone,
        company_name: form.companyName,
        password_hash: await hashPassword(form.password, call.address),
        code_hash: await hashPassword(isTaken ? randomPassword() : code, call.address),
        invitation_hash: form.invitationHash ?? null,
        expires_at: unsentCodeEnd(call.now),
      }
      await mails.inTransaction(async (transaction, post, { record }) => {
        await transaction.insertInto('registrations').values(values).execute()
        const codeOf = { table: 'registrations', id } as const
        const mail = isTaken ? registeredAlreadyMail(email) : registrationCodeMail(email, code)
        await post(mail, { minutes: codeMinutes, codeOf, counted: [byEmail] })
        record({
          ...{ event: 'registration', outcome: isTaken ? 'refused' : 'success', target: email },
          ...{ detail: { step: 'asked' }, address: call.address, requestId: call.requestId },
        })
      })
    })
    return succeeded({ RegistrationId: id })
  }
}
