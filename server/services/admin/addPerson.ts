/** Adds a person to a company: invited, or with an account at once. Either way only their mailbox gives them access. */
import type { Transaction } from 'kysely'
import type { admin } from '../../../shared/contracts'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { RequestOf } from '../../../shared/contracts/operation'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { fullMailbox, mailboxLimit } from '../../access/mailboxLimit'
import { hashOfNothing } from '../../access/passwords'
import { newTemporaryPassword } from '../../access/temporaryPassword'
import { limits } from '../../config/limits'
import type { Tables } from '../../data/schema'
import { invitationMail } from '../../mail/invitationMail'
import type { Post } from '../../mail/mailQueue'
import { accountMadeMail } from '../../mail/temporaryPasswordMail'
import { byCaller } from '../account/companyUsers'
import { aboutInvitation, invitedUser, issueInvitation } from '../account/invitation'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const { users: texts, companies, mailbox } = serverMessages

type Form = RequestOf<typeof admin.AddPerson>

export function addPerson({ throttle, mails, origin }: AdminParts) {
  return async (call: ServiceCall, form: Form) => {
    const email = form.email.toLowerCase()
    const full = await fullMailbox(throttle, [email])
    if (full !== undefined) return refused(mailbox.full(full))
    const counted = [mailboxLimit(email)]
    const made = await newTemporaryPassword(call.now, call.address)
    // There is no own password until the person chooses one.
    const password_hash = await hashOfNothing()

    const why = await throttle.unlessFailed(counted, () =>
      mails.inTransaction(async (transaction, post, { record }) => {
        const company = await transaction
          .selectFrom('companies')
          .select(['name', 'roles', 'disabled_at'])
          .where('id', '=', form.company)
          .forShare()
          .executeTakeFirst()
        if (!company) return companies.missing
        if (company.disabled_at) return companies.isDisabled
        if (!form.roles.every(role => company.roles.includes(role))) return texts.rolesNotHeld
        const isInvited = form.by === 'invitation'
        const user = await transaction
          .insertInto('users')
          .values({
            ...invitedUser(email, call),
            ...(!isInvited && { type: 'User', status: 'Active', ...made.stored }),
            ...{ full_name: form.fullName, company_id: form.company, password_hash },
            roles: JSON.stringify(form.roles),
          })
          .onConflict(conflict => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!user) return texts.emailTaken(email)
        if (isInvited) await invite(transaction, post, { userId: user.id, email, company: company.name }, call)
        else
          await post(accountMadeMail(email, { password: made.password, company: company.name }, origin), {
            minutes: limits.mailQueue.temporaryPasswordHours * 60,
            about: `temporary-password:${user.id}`,
            counted,
          })
        const detail = { company: company.name, roles: form.roles.join(', ') }
        const event = isInvited ? 'invitation' : 'user-addition'
        record({ event, outcome: 'success', ...byCaller(call), target: email, detail })
        return undefined
      }),
    )
    if (why === undefined) return succeeded(null)
    await throttle.giveBackAll(counted)
    return refused(why)
  }

  async function invite(
    transaction: Transaction<Tables>,
    post: Post,
    { userId, email, company }: { userId: string; email: string; company: string },
    call: ServiceCall,
  ): Promise<void> {
    const token = await issueInvitation(transaction, call, { userId, message: '' })
    const letter = { to: email, token, message: '', from: call.requireCaller().fullName, company }
    await post(invitationMail(letter, origin), { about: aboutInvitation(userId), counted: [mailboxLimit(email)] })
  }
}
