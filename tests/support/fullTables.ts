/** Fails a test file with an empty table of cases, which would otherwise give no tests and no failure. */
import { describe, it } from 'vitest'

type Table = readonly unknown[]
type OverTable = ((table: Table, ...rest: unknown[]) => unknown) & { refusesEmpty?: true }

for (const api of [it, describe] as unknown as Record<'each' | 'for', OverTable>[])
  for (const name of ['each', 'for'] as const) if (!api[name].refusesEmpty) api[name] = refusingEmpty(api[name])

function refusingEmpty(make: OverTable): OverTable {
  function overRows(this: unknown, table: Table, ...rest: unknown[]) {
    if (table.length === 0) throw new Error('a table without a row makes no test')
    return make.call(this, table, ...rest)
  }
  return Object.assign(overRows, { refusesEmpty: true as const })
}
