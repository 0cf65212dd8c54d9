/** Studies of one coil: its ratings with other refrigerants, and by both engines. */
import { fluidMaterial } from '../../../engine'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import type { RefrigerantRow } from '../../../shared/contracts/coilStudies'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { engineComparison, noEngineComparison } from '../../../shared/engineComparison'
import { withValueAt } from '../../../shared/tools/fields/paths'
import type { Database } from '../../data/database'
import { refusalOf } from '../../errors/calculationError'
import type { Calculations } from '../../jobs/calculations'
import { engineComparisonEnd } from '../engineComparisonEnd'
import type { ServiceCall } from '../service'
import { refrigerantFigures } from './refrigerantFigures'

interface Request {
  input: CoilInput
}

interface StudyParts {
  calculations: Calculations
}

/** Rates one coil of many: the rating, or why there is none. All of them share one time limit. */
function raterOf({ calculations }: StudyParts, { signal }: ServiceCall) {
  const asking = { signal, isSlow: true, left: calculations.timeForMany() }
  return async (input: CoilInput) => {
    try {
      return { rating: await calculations.run('coilSelection', 'rating', input, asking) }
    } catch (error) {
      return { problem: refusalOf(error).message }
    }
  }
}

/** The same coil at the same temperatures with other refrigerants. */
export function swapRefrigerants(parts: StudyParts) {
  return async (call: ServiceCall, { input, names }: Request & { names: readonly string[] }) => {
    const ratingOf = raterOf(parts, call)
    const Items: RefrigerantRow[] = await parts.calculations.each('refrigerant' in input ? names : [], async name => {
      const unfit = fluidMaterial(name, input.geometry.tubeMaterial)
      // No figures, however good they would look, because nobody may choose it.
      if (unfit?.severity === 'error') return refrigerantFigures(name, { problem: unfit.message })
      return refrigerantFigures(name, await ratingOf(withValueAt(input, 'refrigerant.name', name)))
    })
    return { Succeeded: true, Notices: [], Items }
  }
}

/** Whether the comparison is offered to the caller. */
export function getEngineComparison({ db }: { db: Database }) {
  return async (call: ServiceCall) => {
    const end = await engineComparisonEnd(db)
    const { isShown, daysRemaining } = engineComparison(call.requireCaller(), { now: call.now, end })
    return succeeded({ IsShown: isShown, DaysRemaining: daysRemaining })
  }
}

/** Both engines side by side, for people who may compare them and until the comparison ends. */
export function compareEnginesOperation({ db, calculations }: StudyParts & { db: Database }) {
  return async (call: ServiceCall, { input }: Request) => {
    const end = await engineComparisonEnd(db)
    const { isShown, daysRemaining } = engineComparison(call.requireCaller(), { now: call.now, end })
    if (!isShown) return refused(noEngineComparison)
    try {
      const { FinsideResults, TubesideResults, refusals, reasons } = await calculations.run(
        'coilSelection',
        'comparison',
        input,
        call,
      )
      const told = { Refusals: refusals, Reasons: reasons, DaysRemaining: daysRemaining }
      return succeeded({ FinsideResults, TubesideResults, ...told })
    } catch (error) {
      return refused(refusalOf(error).message)
    }
  }
}
