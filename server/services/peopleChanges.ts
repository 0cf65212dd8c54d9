/** What an admin does for a person by page, and the operator by command. Each is part of a transaction, with its audit row. */
import type { Transaction } from 'kysely'
import { accountKey } from '../access/passwordTries'
import type { Tables } from '../data/schema'
import type { SessionStore } from '../session/sessionStore'
import { clearanceKey } from './account/clearance'
import { secondFactorKey } from './account/factorCodes'
import { isDisabled } from './companyState'
import { endTokensOf } from './endTokens'

interface Person {
  id: string
  email: string
}

/** Ends the pause after failed tries of passwords, codes and security questions. */
export async function unlockPerson(transaction: Transaction<Tables>, { id, email }: Person): Promise<void> {
  const keys = [secondFactorKey(id), clearanceKey(email), accountKey(email)]
  await transaction.deleteFrom('attempts').where('key', 'in', keys).execute()
}

/** Lets a person log in, or does not any more, which ends their sessions. False if their company is disabled. */
export async function setPersonState(
  transaction: Transaction<Tables>,
  store: SessionStore,
  { id, email, company_id }: Person & { company_id: string },
  isActive: boolean,
): Promise<boolean> {
  if (isActive && (await isDisabled(transaction, company_id))) return false
  const status = isActive ? ('Active' as const) : ('Disabled' as const)
  await transaction.updateTable('users').set({ status }).where('id', '=', id).execute()
  if (isActive) return true
  await endTokensOf(transaction, id)
  await store.endSessionsOf(email, { within: transaction })
  return true
}

/** Sets name and phone of a person. Returns what was before; undefined if there is no such person. */
export async function renamePerson(
  transaction: Transaction<Tables>,
  id: string,
  wanted: (before: { fullName: string; phone: string }) => { fullName: string; phone: string },
): Promise<{ email: string; before: string; after: string } | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'full_name', 'phone'])
    .where('id', '=', id)
    .where('type', '<>', 'Service')
    .forUpdate()
    .executeTakeFirst()
  if (!user) return undefined
  const { fullName: full_name, phone } = wanted({ fullName: user.full_name, phone: user.phone })
  await transaction.updateTable('users').set({ full_name, phone }).where('id', '=', id).execute()
  return { email: user.email, before: `${user.full_name}, ${user.phone}`, after: `${full_name}, ${phone}` }
}

/** Takes away who waits for a company without an owner; with an owner, the owner decides. Undefined if nobody waits. */
export function dropNewcomer(
  transaction: Transaction<Tables>,
  id: string,
): Promise<{ email: string; name: string } | undefined> {
  return transaction
    .deleteFrom('users')
    .using('companies')
    .whereRef('companies.id', '=', 'users.company_id')
    .where('users.id', '=', id)
    .where('users.type', '=', 'Approval')
    .where('users.status', '=', 'Pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as owners')
            .select('owners.id')
            .whereRef('owners.company_id', '=', 'users.company_id')
            .where('owners.type', '=', 'Owner'),
        ),
      ),
    )
    .returning(['users.email', 'companies.name'])
    .executeTakeFirst()
}
