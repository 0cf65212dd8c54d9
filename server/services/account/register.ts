import { randomUUID } from 'node:crypto'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { isGuessable } from '../../access/guessablePassword'
import { mailedCodeEnd, newMailedCode } from '../../access/mailedCode'
import { hashPassword } from '../../access/passwords'
import { networkOf } from '../../access/throttle'
import { limits } from '../../limits'
import { registeredAlreadyMail, registrationCodeMail } from '../../mail/registrationMail'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { isInvited } from './admit'
import { userByEmail } from './users'

interface Form {
  fullName: string
  companyName: string
  phone: string
  email: string
  password: string
}

const { perEmail, perAddress, windowMinutes } = limits.register

/** Answers at once and alike for every email; what there is to do is done after the answer. */
export function register({ db, audit, throttle, mailer, background }: AccountParts) {
  return async (call: ServiceCall, form: Form) => {
    const email = form.email.toLowerCase()
    if (isGuessable(form.password, { email, fullName: form.fullName, company: form.companyName }))
      return refused(messages.passwordGuessable)
    if (await isTooOften(email, call.address)) return refused(messages.registeredTooOften)
    const id = randomUUID()
    background.run('registration', () => begin(call, id, { ...form, email }))
    return succeeded({ RegistrationId: id })
  }

  async function begin(call: ServiceCall, id: string, form: Form) {
    const { email } = form
    const entry = { event: 'registration' as const, target: email, address: call.address, requestId: call.requestId }
    const user = await userByEmail(db, email)
    if (user && !isInvited(user)) {
      await mailer.send(registeredAlreadyMail(email))
      await audit.record({ ...entry, outcome: 'refused', detail: { step: 'asked' } })
      return
    }
    const code = newMailedCode()
    await db
      .insertInto('registrations')
      .values({
        id,
        email,
        full_name: form.fullName,
        phone: form.phone,
        company_name: form.companyName,
        password_hash: await hashPassword(form.password),
        code_hash: await hashPassword(code),
        expires_at: mailedCodeEnd(call.now),
      })
      .execute()
    await mailer.send(registrationCodeMail(email, code))
    await audit.record({ ...entry, outcome: 'success', detail: { step: 'asked' } })
  }

  async function isTooOften(email: string, address: string): Promise<boolean> {
    const tries = [
      { key: `register:email:${email}`, rule: { max: perEmail, windowMinutes } },
      { key: `register:address:${networkOf(address)}`, rule: { max: perAddress, windowMinutes } },
    ]
    let isPaused = false
    for (const { key, rule } of tries) {
      isPaused = (await throttle.isPaused(key, rule)) || isPaused
      await throttle.count(key, rule)
    }
    return isPaused
  }
}
