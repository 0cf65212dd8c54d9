import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { tokenHash } from '../caller'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'

/** The link reveals only its recipient and the company: to register, the mailbox must still be proven by a code. */
export function getInvitation({ db }: AccountParts) {
  return async (call: ServiceCall, { invitation }: { invitation: string }) => {
    const row = await db
      .selectFrom('invitations')
      .innerJoin('users', 'users.id', 'invitations.user_id')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select(['users.email', 'companies.name'])
      .where('token_hash', '=', tokenHash(invitation))
      .where('expires_at', '>', call.now)
      .executeTakeFirst()
    return row ? succeeded({ Email: row.email, CompanyName: row.name }) : refused(messages.invitationOver)
  }
}
