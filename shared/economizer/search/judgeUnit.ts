/** The figures of a unit, and the limits that it misses: those of which its notices tell. */
import { type EconomizerRating as EngineRating, unitCostIndex } from '../../../engine/economizer'
import type { Missed } from '../../../engine/search/findings'
import { isShownAbove, type ShownScale } from '../../../engine/units/shownScale'
import type { Warning } from '../../../engine/warnings'
import type { EconomizerInput } from '../document/economizerDocument'
import { madeOf } from '../facts/madeOf'
import { bankOf } from '../rating/bankOf'
import { judgedNotices, type UnitFigures, type UnitLimit } from './economizerSearch'

/** The scales on which the reader sees the figures; every digit counts without. */
export type Shown = Partial<Record<string, ShownScale>>

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

/** The limits of which the notices tell and that the reader sees as missed, the largest miss first. */
export function shortfallsOf(warnings: readonly Warning[], shown: Shown = {}): Missed<UnitLimit>[] {
  const missed = warnings.flatMap((warning): Missed<UnitLimit>[] => {
    const of = judgedNotices[warning.code as keyof typeof judgedNotices] as UnitLimit | undefined
    const { value, limits: ends, quantity } = warning
    if (!of || value === undefined || !ends) return []
    const [least, most] = ends
    const isBelow = value < least
    const wanted = isBelow ? least : most
    const [above, below] = isBelow ? [wanted, value] : [value, wanted]
    if (!isShownAbove(above, below, quantity === undefined ? undefined : shown[quantity])) return []
    return [{ of, value, wanted, by: wanted === 0 ? 1 : Math.abs(value / wanted - 1) }]
  })
  return missed.sort((one, other) => other.by - one.by)
}
