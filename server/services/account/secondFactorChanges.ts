/** Changes of an active second factor: turning it off, and new recovery codes. Both need the password and a code. */

import { holdsAny } from '../../../shared/access/roles'
import { factorMessages } from '../../../shared/accounts/factorMessages'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { factorMail } from '../../mail/factorMail'
import type { ServiceCall } from '../service'
import { hasFactor, makeRecoveryCodes } from './factorCodes'
import { about, doneByOwner, type Proof } from './ownerProof'
import type { AccountParts } from './parts'

export function turnOffSecondFactor(parts: AccountParts) {
  const { db, audit, secondFactorRoles } = parts
  return async (call: ServiceCall, proof: Proof) => {
    const { id, email, roles } = call.requireCaller()
    if (!(await hasFactor(db, id))) return refused(factorMessages.missing)
    if (holdsAny(roles, secondFactorRoles)) {
      await audit.record(about(call, 'refused', 'off'))
      return refused(factorMessages.required)
    }
    const refusal = await doneByOwner(parts, call, { step: 'off', proof }, () => async (transaction, post, record) => {
      for (const table of ['second_factors', 'second_factor_setups', 'recovery_codes'] as const)
        await transaction.deleteFrom(table).where('user_id', '=', id).execute()
      await post(factorMail(email, 'off', call))
      record(about(call, 'success', 'off'))
    })
    return refusal ?? succeeded(null)
  }
}

export function renewRecoveryCodes(parts: AccountParts) {
  const { db } = parts
  return async (call: ServiceCall, proof: Proof) => {
    const { id, email } = call.requireCaller()
    if (!(await hasFactor(db, id))) return refused(factorMessages.missing)
    let RecoveryCodes: string[] = []
    const refusal = await doneByOwner(parts, call, { step: 'recovery-codes', proof }, async () => {
      const { codes, rows } = await makeRecoveryCodes(id, call.address)
      RecoveryCodes = codes
      return async (transaction, post, record) => {
        await transaction.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
        await transaction.insertInto('recovery_codes').values(rows).execute()
        await post(factorMail(email, 'codes', call))
        record(about(call, 'success', 'recovery-codes'))
      }
    })
    return refusal ?? succeeded({ RecoveryCodes })
  }
}
