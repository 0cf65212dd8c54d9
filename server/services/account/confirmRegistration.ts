import type { Selectable } from 'kysely'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { AuditEntry } from '../../access/audit'
import { verifyPassword } from '../../access/passwords'
import { networkOf } from '../../access/throttle'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Registration } from '../../data/schema'
import type { Post } from '../../mail/mailQueue'
import { approvalWantedMail, newCompanyMail, registeredMail } from '../../mail/registrationMail'
import { openUsers } from '../openUsers'
import type { ServiceCall } from '../service'
import { type Admitted, admit } from './admit'
import type { AccountParts } from './parts'
import { roleChange } from './userRoles'

const { perAddress, windowMinutes } = limits.confirmRegistration
const addressRule = { max: perAddress, windowMinutes }

interface Form {
  registrationId: string
  answerCode: string
}

/**
 * Proves the mailbox by its code. An unknown registration gets the same answer, after the same time, as a wrong code.
 */
export function confirmRegistration({ db, clock, audit, throttle, mails, origin }: AccountParts) {
  return async (call: ServiceCall, form: Form) => {
    const entry = { event: 'registration' as const, address: call.address, requestId: call.requestId }
    const key = `confirm-registration:address:${networkOf(call.address)}`
    if (!(await throttle.take(key, addressRule))) {
      await audit.record({ ...entry, outcome: 'refused', detail: { step: 'confirmed', paused: true } })
      return refused(messages.registeredTooOften)
    }
    const pending = await takeTry(db, form.registrationId, call.now)
    const isRight = await verifyPassword(pending?.code_hash, form.answerCode, call.address)
    const admitted = pending && isRight ? await admitAndTell(pending, entry) : undefined
    if (!admitted) {
      await dropSpent(db, form.registrationId)
      await audit.record({ ...entry, outcome: 'failure', target: pending?.email, detail: { step: 'confirmed' } })
      return refused(messages.codeWrong)
    }
    return succeeded({ Outcome: admitted.outcome })
  }

  function admitAndTell(
    pending: Selectable<Registration>,
    entry: Omit<AuditEntry, 'outcome'>,
  ): Promise<Admitted | undefined> {
    return mails.inTransaction(async (transaction, post, { record }) => {
      const admitted = await admit(transaction, pending, clock.now())
      if (!admitted) return undefined
      await tell(transaction, post, admitted, origin)
      const { email: target, outcome: became, isByDomain, roles } = admitted
      record({ ...entry, outcome: 'success', target, detail: { step: 'confirmed', became } })
      // The mail of an invitation has already named its roles.
      if (isByDomain && roles.length > 0)
        record({ ...entry, event: 'role-change', outcome: 'success', target, detail: roleChange([], roles) })
      return admitted
    })
  }
}

/** Mails the person, and the one who decides: the owner of the company, or the admins if there is no owner yet. */
async function tell(db: Database, post: Post, admitted: Admitted, origin: string): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.email', 'users.full_name', 'companies.disabled_at'])
    .where('companies.id', '=', admitted.companyId)
    .where('users.type', '=', 'Owner')
    .orderBy('users.email')
    .executeTakeFirst()
  await post(registeredMail(admitted, owner?.full_name, origin))
  // An owner who cannot log in is told once the company is enabled: see `setCompanyState`.
  if (owner?.disabled_at) return
  if (owner) return post(approvalWantedMail(owner.email, admitted, origin))
  for (const email of await administrators(db)) await post(newCompanyMail(email, admitted, origin))
}

/** Counts the attempt before it is checked, so that simultaneous attempts are all counted. */
function takeTry(db: Database, id: string, now: Date) {
  return db
    .updateTable('registrations')
    .set(set => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('tries', '<', limits.mailedCode.tries)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes the registration after the last allowed wrong code, so that nobody can guess further. */
async function dropSpent(db: Database, id: string): Promise<void> {
  await db.deleteFrom('registrations').where('id', '=', id).where('tries', '>=', limits.mailedCode.tries).execute()
}

async function administrators(db: Database): Promise<string[]> {
  const people = await openUsers(db)
    .clearSelect()
    .select(['users.email', 'users.roles'])
    .where('users.type', 'in', ['User', 'Owner'])
    .execute()
  return people.filter(person => person.roles.includes('admin')).map(person => person.email)
}
