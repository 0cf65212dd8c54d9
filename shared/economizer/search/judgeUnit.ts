/** The figures of a unit by which a search judges it. */
import { type EconomizerRating as EngineRating, unitCostIndex } from '../../../engine/economizer'
import type { EconomizerInput } from '../document/economizerDocument'
import { madeOf } from '../facts/madeOf'
import { bankOf } from '../rating/bankOf'
import type { UnitFigures } from './economizerSearch'

/** At full fire. Of several banks, the unit that is searched is the first. */
export function figuresOf(input: EconomizerInput, rating: EngineRating): UnitFigures {
  const { unit, stack, limits } = input
  const [stage] = rating.stages
  const made = madeOf(unit, stage!.bankWaterFlow, stack?.diameter)
  const { heat } = limits
  return {
    heat: rating.heat,
    gasOut: rating.gasOut,
    gasDrop: rating.gasDrop,
    waterDrop: stage!.waterDrop,
    velocity: stage!.velocity,
    efficiencyAfter: rating.efficiencyAfter,
    coldestMetal: stage!.coldestMetal,
    height: made.height,
    width: Math.max(made.width, made.length),
    dryWeight: made.dryWeight,
    cost: unitCostIndex(bankOf(unit), made),
    margin: heat === undefined ? 0 : rating.heat / heat - 1,
  }
}
