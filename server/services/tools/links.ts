/** Links to an item: its state when the link was made is kept for years, for the people of the maker's company. */
import { createHash } from 'node:crypto'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { Content } from '../../../shared/tools/project'
import { projectMessages } from '../../../shared/wording/projectTexts'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { refusalOf } from '../../errors/calculationError'
import { sorted } from '../../reports/referenceNumber'
import type { ServiceCall } from '../service'
import { fullFor } from './fullFor'
import type { ToolDefinition, ToolParts } from './toolDefinition'

const { perPerson: max, windowMinutes } = limits.links

type KeepParts = Pick<ToolParts, 'audit' | 'throttle' | 'calculations'>
type Linked<Input extends object, Results extends object> = Pick<
  ToolDefinition<Input, object, Results>,
  'tool' | 'link'
>

export function keepLink<Input extends object, Results extends object>(
  { audit, throttle, calculations }: KeepParts,
  { tool, link }: Linked<Input, Results>,
) {
  return async (call: ServiceCall, { item }: { item: Content<Input> }) => {
    const caller = call.requireCaller()
    const { id, companyId, email, fullName } = caller
    if (!(await throttle.take(`link:person:${id}`, { max, windowMinutes }))) return refused(projectMessages.linksPaused)
    try {
      const results = await link.resultsOf(calculations, item, call)
      // The link keeps the engine that rates it now, even if the default engine changes later.
      const pinned = link.pinned(item, results)
      const content = JSON.stringify(sorted({ companyId, pinned, results }))
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
      const made = { made_at: call.now, made_by: fullName, owner_id: id }
      const kept = { coil: JSON.stringify(pinned), results: JSON.stringify(results) }
      const { address, requestId } = call
      const entry = { event: 'coil-link', outcome: 'success', actor: email, address, requestId, target: hash } as const
      return await audit.transaction(async (transaction, record) => {
        // If the same link is made again, its content stays and its time is renewed.
        const again = await transaction.updateTable('coil_snapshots').set(made).where('hash', '=', hash).execute()
        if (!again[0]?.numUpdatedRows) {
          const full = await fullFor(transaction, 'coil_snapshots', caller)
          if (full) return refused(full)
          await transaction
            .insertInto('coil_snapshots')
            .values({ hash, kind: tool.kind, company_id: companyId, ...kept, ...made })
            // Somebody else has just made the same link.
            .onConflict(conflict => conflict.column('hash').doUpdateSet(made))
            .execute()
        }
        record(entry)
        return succeeded({ Hash: hash })
      })
    } catch (error) {
      return refused(link.refusal(refusalOf(error).message, item))
    }
  }
}

/** For a person of another company a link looks as if it did not exist. */
export function openLink<Input extends object, Results extends object>(
  db: Database,
  { tool, link }: Linked<Input, Results>,
) {
  return async (call: ServiceCall, { hash }: { hash: string }) => {
    const row = await db
      .selectFrom('coil_snapshots')
      .selectAll()
      .where('hash', '=', hash)
      .where('kind', '=', tool.kind)
      .where('company_id', '=', call.requireCaller().companyId)
      .executeTakeFirst()
    if (!row) return refused(projectMessages.linkMissing)
    const results = link.results.safeParse(row.results)
    return succeeded({
      Content: row.coil as Content<Input>,
      // Another tool of the same items may have made it, whose results are not those of this one.
      Results: results.success ? results.data : null,
      MadeAt: row.made_at.toISOString(),
      MadeBy: row.made_by,
    })
  }
}
