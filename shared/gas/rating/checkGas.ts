/** What cannot be of a gas, each with the field that mends it, before the engine is asked. */
import { EngineError } from '../../../engine/errors'
import type { GasInput } from '../document/gasDocument'
import { tablePoints } from '../fields/gasBounds'

/** Throws an `EngineError` with the `path` of the first field that cannot be. */
export function checkGas(input: GasInput): void {
  for (const [path, message] of problemsOf(input)) throw new EngineError('invalid-input', message, { path })
}

function* problemsOf({ gas, table, fit }: GasInput): Generator<[path: string, message: string]> {
  if (gas.kind === 'pure' && !gas.pure) yield ['gas.pure', 'Choose a gas of the list.']
  if (gas.kind === 'mixture' && Object.keys(gas.shares ?? {}).length === 0)
    yield ['gas.shares', 'Give at least one gas.']
  if (gas.kind === 'products' && Object.keys(gas.fuel ?? {}).length === 0)
    yield ['gas.fuel', 'Give at least one gas that burns.']
  if (gas.kind === 'streams' && (gas.streams ?? []).length === 0) yield ['gas.streams', 'Give at least one stream.']
  if (!(table.to > table.from)) yield ['table.to', 'The table ends above where it begins.']
  const [least, most] = tablePoints
  if (!(table.points >= least && table.points <= most)) yield ['table.points', `A table has ${least} to ${most} rows.`]
  if (!(fit.to > fit.from)) yield ['fit.to', 'The fit ends above where it begins.']
}
