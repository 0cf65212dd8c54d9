import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import { byCaller, companyUserById, companyUserOf, refusalFor } from './companyUsers'
import type { AccountParts } from './parts'

export function checkUserPreDelete({ db }: AccountParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const refusal = refusalFor(await companyUserById(db, call, id), call)
    if (refusal) return refusal
    const { count } = await db
      .selectFrom('designs')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow()
    return succeeded({ ProjectCount: Number(count) })
  }
}

/** Repeats the check of the page, because the state may have changed since. */
export function removeUser({ db, audit, store }: AccountParts) {
  return async (call: ServiceCall, { id, mergeProjects }: { id: string; mergeProjects: boolean }) => {
    const user = await companyUserById(db, call, id)
    const refusal = refusalFor(user, call)
    const entry = {
      event: 'user-removal' as const,
      ...byCaller(call),
      target: user?.email ?? id,
      detail: { mergeProjects },
    }
    if (refusal || !user) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refusal ?? refused(messages.userMissing)
    }
    const heir = (await accountOwnerOf(db, user.company_id, call.requireCaller().id)) ?? call.requireCaller().id
    await audit.transaction(async (transaction, record) => {
      if (mergeProjects)
        for (const table of ['designs', 'coil_templates'] as const)
          await transaction.updateTable(table).set({ owner_id: heir }).where('owner_id', '=', id).execute()
      else await transaction.deleteFrom('designs').where('owner_id', '=', id).execute()
      // Reports are found by email: a person who later registers with this email must not see them.
      await transaction
        .updateTable('reports')
        .set({ expires_at: call.now })
        .where('owner_email', '=', user.email)
        .execute()
      // A waiting invitation would have an invalid link, and the record of sent mails contains the email.
      await transaction.deleteFrom('mails').where('recipient', '=', user.email).execute()
      await transaction.deleteFrom('users').where('id', '=', id).execute()
      await store.endSessionsOf(user.email, { within: transaction })
      record({ ...entry, outcome: 'success' })
    })
    return succeeded(companyUserOf(user))
  }
}

/** The caller, if they own the account; otherwise the person who has owned it longest. */
async function accountOwnerOf(db: Database, companyId: string, callerId: string): Promise<string | undefined> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where(({ or, eb }) => or([eb('type', '=', 'Owner'), eb('status', '=', 'Owner')]))
    .orderBy(({ eb }) => eb('id', '=', callerId), 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return owner?.id
}
