/** Links to a coil: what it was when the link was made is kept for years, for the people of the maker's company. */
import { createHash } from 'node:crypto'
import { resultsOf } from '../../../shared/coils/document/coilSnapshot'
import type { ProjectCoil } from '../../../shared/coils/document/projectDocument'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { readerOf } from '../../../shared/display/formatQuantity'
import { projectMessages } from '../../../shared/wording/projectTexts'
import { limits } from '../../config/limits'
import { refusalOf } from '../../errors/calculationError'
import { sorted } from '../../reports/referenceNumber'
import type { ServiceCall } from '../service'
import type { DesignParts } from '.'
import { fullFor } from './fullFor'

type Coil = Omit<ProjectCoil, 'id'>

const { perPerson: max, windowMinutes } = limits.links

type KeepParts = Pick<DesignParts, 'db' | 'audit' | 'throttle' | 'calculations'>

export function keepSnapshot({ db, audit, throttle, calculations }: KeepParts) {
  return async (call: ServiceCall, { coil }: { coil: Coil }) => {
    const caller = call.requireCaller()
    const { id, companyId, email, fullName } = caller
    if (!(await throttle.take(`link:person:${id}`, { max, windowMinutes }))) return refused(projectMessages.linksPaused)
    try {
      const results = resultsOf(await calculations.run('rating', coil.input, call))
      // The engine that rates it now rates it then, whatever is the usual one by that time.
      const pinned = { ...coil, input: { ...coil.input, engineVersion: results.engineVersion } }
      const content = JSON.stringify(sorted({ companyId, pinned, results }))
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
      const made = { made_at: call.now, made_by: fullName, owner_id: id }
      const kept = { coil: JSON.stringify(pinned), results: JSON.stringify(results) }
      const full = await db.transaction().execute(async transaction => {
        // Made again it is kept anew; it says the same.
        const again = await transaction.updateTable('coil_snapshots').set(made).where('hash', '=', hash).execute()
        if (again[0]?.numUpdatedRows) return undefined
        const why = await fullFor(transaction, 'coil_snapshots', caller)
        if (why) return why
        await transaction
          .insertInto('coil_snapshots')
          .values({ hash, company_id: companyId, ...kept, ...made })
          // Somebody else has just made the same.
          .onConflict(conflict => conflict.column('hash').doUpdateSet(made))
          .execute()
        return undefined
      })
      if (full) return refused(full)
      const { address, requestId } = call
      await audit.record({ event: 'coil-link', outcome: 'success', actor: email, address, requestId, target: hash })
      return succeeded({ Hash: hash })
    } catch (error) {
      return refused(refusalText(refusalOf(error).message, coil.input, readerOf(coil.display.system)))
    }
  }
}

/** To somebody of another company a link leads nowhere, as one that was never made. */
export function openSnapshot({ db }: Pick<DesignParts, 'db'>) {
  return async (call: ServiceCall, { hash }: { hash: string }) => {
    const row = await db
      .selectFrom('coil_snapshots')
      .selectAll()
      .where('hash', '=', hash)
      .where('company_id', '=', call.requireCaller().companyId)
      .executeTakeFirst()
    if (!row) return refused(projectMessages.linkMissing)
    return succeeded({
      Coil: row.coil as Coil,
      Results: row.results,
      MadeAt: row.made_at.toISOString(),
      MadeBy: row.made_by,
    })
  }
}
