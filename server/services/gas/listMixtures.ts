/** The saved gases by name and composition, for every tool that takes a gas. */
import { EngineError } from '../../../engine'
import { gasInput } from '../../../shared/gas/document/gasDocument'
import { gasKind } from '../../../shared/gas/document/kind'
import { compositionOf } from '../../../shared/gas/rating/compositionOf'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { ServiceCall } from '../service'
import { accessibleTemplates } from '../tools/templates'

export function listMixtures({ db }: { db: Database }) {
  return async (call: ServiceCall) => {
    const rows = await accessibleTemplates(db, gasKind, call.requireCaller())
      .orderBy('coil_templates.name')
      .orderBy('coil_templates.id')
      .limit(limits.listed.templates)
      .execute()
    const items = rows.flatMap(row => {
      const Composition = compositionIn((row.coil as { input: unknown }).input)
      if (!Composition) return []
      const { id: Id, name: Name, owner_name: OwnerName } = row
      return [{ Id, Name, Composition, ChangedAt: row.changed_at.toISOString(), OwnerName }]
    })
    return { Succeeded: true, Notices: [], Items: items }
  }
}

/** A gas that was saved before it was right has no composition, and is not offered. */
function compositionIn(input: unknown): Record<string, number> | undefined {
  const gas = gasInput.safeParse(input)
  if (!gas.success) return undefined
  try {
    const { composition } = compositionOf(gas.data)
    // Without the rounding errors of its sum: the digits that a person types.
    return Object.fromEntries(Object.entries(composition).map(([name, share]) => [name, Number(share.toPrecision(9))]))
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}
