/** Studies of one coil: what moves its capacity most, and what it does with other refrigerants, and what both engines say of it. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { compareEngines, EngineError, rateCoil, variations } from '../../../engine'
import type { RefrigerantRow } from '../../../shared/contracts/coilStudies'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { CoilInput } from '../../../shared/designs/coilDocument'
import { engineComparison, noEngineComparison } from '../../../shared/designs/engineComparison'
import { withValueAt } from '../../../shared/designs/paths'
import { limits } from '../../limits'
import type { ServiceCall } from '../service'
import type { DesignParts } from '.'

interface Request {
  input: CoilInput
}

/** The rating, or why there is none. One at a time: in between the server answers others. */
async function ratingOf(input: CoilInput) {
  await nextTurn()
  try {
    return { rating: rateCoil(input) }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { problem: error.message }
  }
}

/** Every main input a step down and a step up, the others as they are. */
export async function rateVariations(_: ServiceCall, { input }: Request) {
  const base = await ratingOf(input)
  if (!base.rating) return succeeded({ Capacity: null, Problem: base.problem, Variations: [] })
  const Variations = []
  for (const { path, value, low, high } of variations(input)) {
    const capacityAt = async (changed: number) =>
      (await ratingOf(withValueAt(input, path, changed))).rating?.totalCapacity ?? null
    const LowCapacity = low === value ? base.rating.totalCapacity : await capacityAt(low)
    Variations.push({
      Path: path,
      Value: value,
      Low: low,
      High: high,
      LowCapacity,
      HighCapacity: await capacityAt(high),
    })
  }
  return succeeded({ Capacity: base.rating.totalCapacity, Problem: null, Variations })
}

/** The same coil at the same temperatures with other refrigerants, on a thread: new properties take their time. */
export function swapRefrigerants({ threads }: Pick<DesignParts, 'threads'>) {
  return async (_: ServiceCall, { input, names }: Request & { names: readonly string[] }) => {
    const Items =
      'refrigerant' in input
        ? await threads.run<RefrigerantRow[]>('swapWorker', { input, names }, AbortSignal.timeout(limits.studyTime))
        : []
    return { Succeeded: true, Notices: [], Items }
  }
}

/** Both engines side by side, for whom and as long as there is a comparison. */
export async function compareEnginesOperation(call: ServiceCall, { input }: Request) {
  const { isShown, daysRemaining } = engineComparison(call.requireCaller().roles, call.now)
  if (!isShown) return refused(noEngineComparison)
  try {
    const { FinsideResults, TubesideResults, refusals } = compareEngines(input)
    return succeeded({ FinsideResults, TubesideResults, Refusals: refusals, DaysRemaining: daysRemaining })
  } catch (error) {
    if (error instanceof EngineError) return refused(error.message)
    throw error
  }
}
