/** Setting up a second factor: an app gets a secret, and becomes valid once one of its codes was typed. */

import { holdsAny } from '../../../shared/access/roles'
import { factorMessages } from '../../../shared/accounts/factorMessages'
import type { FactorSetup } from '../../../shared/contracts/account'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { appAddress, base32, newSecret, stepOfCode } from '../../access/totp'
import { limits } from '../../config/limits'
import { factorMail } from '../../mail/factorMail'
import { minutesAfter } from '../../process/clock'
import { endOtherSessions } from '../endOtherSessions'
import { endTokensOf } from '../endTokens'
import { isProved, type ServiceCall } from '../service'
import { factorRule, hasFactor, makeRecoveryCodes } from './factorCodes'
import { about, doneByOwner, type Proof } from './ownerProof'
import type { AccountParts } from './parts'

export function getSecondFactor({ db, secondFactorRoles }: AccountParts) {
  return async (call: ServiceCall) => {
    const caller = call.requireCaller()
    const factor = await db
      .selectFrom('second_factors')
      .select('on_since')
      .where('user_id', '=', caller.id)
      .executeTakeFirst()
    const codes = await db.selectFrom('recovery_codes').select('id').where('user_id', '=', caller.id).execute()
    return succeeded({
      IsOn: factor !== undefined,
      OnSince: factor?.on_since.toISOString() ?? null,
      IsRequired: holdsAny(caller.roles, secondFactorRoles),
      RecoveryCodesLeft: codes.length,
      IsProved: isProved(caller, call.now),
    })
  }
}

/** If there is an app already, one of its codes is required: the password alone must not be enough to replace it. */
export function startSecondFactor(parts: AccountParts) {
  const { db, factorBox } = parts
  return async (call: ServiceCall, proof: Proof) => {
    const { id, email } = call.requireCaller()
    const isOn = await hasFactor(db, id)
    if (isOn && proof.code === '') return refused(messages.required('Code'))
    const secret = newSecret()
    const values = { secret: factorBox.seal(secret.toString('base64url')), started_at: call.now }
    const asked = { step: 'start', proof: { ...proof, code: isOn ? proof.code : '' } }
    const refusal = await doneByOwner(parts, call, asked, () => async (transaction, _, record) => {
      await transaction
        .insertInto('second_factor_setups')
        .values({ user_id: id, ...values })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
        .execute()
      record(about(call, 'success', 'start'))
    })
    return refusal ?? succeeded(setupOf(secret, email))
  }
}

/** All other sessions of the person end, because they were opened without this factor. */
export function confirmSecondFactor(parts: AccountParts) {
  const { db, audit, throttle, mails, factorBox, store } = parts
  return async (call: ServiceCall, { code }: { code: string }) => {
    const { id, email, token } = call.requireCaller()
    const setup = await db.selectFrom('second_factor_setups').selectAll().where('user_id', '=', id).executeTakeFirst()
    const opened =
      setup &&
      call.now <= minutesAfter(setup.started_at, limits.secondFactor.setUpMinutes) &&
      factorBox.open(setup.secret)
    if (!setup || !opened) return refused(factorMessages.notStarted)
    const secret = Buffer.from(opened, 'base64url')

    const key = `second-factor-setup:account:${id}`
    const isPaused = !(await throttle.take(key, factorRule))
    const last_step = isPaused ? undefined : stepOfCode(secret, code.replace(/\s/g, ''), call.now, 0)
    if (last_step === undefined) {
      await audit.record(about(call, 'failure', 'confirm'))
      if (isPaused) return refused(factorMessages.paused)
      return { ...refused(factorMessages.setUpWrong), Item: setupOf(secret, email) }
    }

    await throttle.giveBack(key, factorRule)
    const wasOn = await hasFactor(db, id)
    const { codes, rows } = await makeRecoveryCodes(id, call.address)
    const values = { secret: setup.secret, last_step, on_since: call.now }
    const isDone = await mails.inTransaction(async (transaction, post, { record }) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('second_factor_setups')
        .where('user_id', '=', id)
        .where('secret', '=', setup.secret)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return false
      await transaction
        .insertInto('second_factors')
        .values({ user_id: id, ...values })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
        .execute()
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
      await transaction.insertInto('recovery_codes').values(rows).execute()
      await endTokensOf(transaction, id)
      await post(factorMail(email, wasOn ? 'changed' : 'on', call))
      await call.issueToken(id, false, { ...token, factorGivenAt: call.now }, transaction)
      await throttle.reset(key, transaction)
      await endOtherSessions(store, call, email, transaction)
      record(about(call, 'success', wasOn ? 'changed' : 'on'))
      return true
    })
    return isDone ? succeeded({ RecoveryCodes: codes }) : refused(factorMessages.notStarted)
  }
}

function setupOf(secret: Buffer, email: string): FactorSetup {
  return { Secret: base32(secret), Address: appAddress(secret, email) }
}
