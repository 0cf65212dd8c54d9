import { succeeded } from '../../../shared/contracts/envelope'
import type { ServiceCall } from '../service'
import { ownerOf } from './companyProfile'
import type { AccountParts } from './parts'

/** The owner of the account, whom a person without any tool can ask for roles. */
export function getAccountOwner({ db }: AccountParts) {
  return async (call: ServiceCall) => {
    const owner = await ownerOf(db, call.requireCaller().companyId)
    return succeeded(owner ? { FullName: owner.full_name, Email: owner.email } : null)
  }
}
