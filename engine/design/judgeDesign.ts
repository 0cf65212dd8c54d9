import { mostFaceVelocity } from '../coils/checks/limits'
import type { CoilInput, CoilRating } from '../coils/coil'
import { isShownAbove, type ShownScale } from '../units/shownScale'
import { costIndex } from './costIndex'
import type { CandidateFigures, DesignRequest, Shortfall } from './design'
import { overSurface } from './overSurface'

/** Capacity above the target that is accepted for the same duty, where no limit is given [-]. */
const usualExcess = 0.25

/**
 * The figures of a rating by which a search judges a coil.
 *
 * @param request  target of the search
 * @param input    the coil
 * @param rating   its rating
 * @returns figures, SI
 *
 * Valid for any rating.
 *
 * Source: definitions; `costIndex`, `overSurface`.
 */
export function figuresOf(request: DesignRequest, input: CoilInput, rating: CoilRating): CandidateFigures {
  const { air, fluid, construction } = rating
  const figures = {
    totalCapacity: rating.totalCapacity,
    sensibleCapacity: rating.sensibleCapacity,
    leavingDryBulb: air.leaving.dryBulb,
    leavingWetBulb: air.leaving.wetBulb,
    airPressureDrop: air.pressureDrop,
    fluidPressureDrop: fluid.pressureDrop.total,
    faceVelocity: air.standardFaceVelocity,
    ...faceLimit(request.limits?.faceVelocity, input, rating),
    fluidVelocity: fluid.tubeVelocity,
    dryWeight: construction.dryWeight,
    feeds: construction.feeds,
    passes: construction.passes,
    cost: costIndex(input.geometry, construction),
  }
  const margin = marginOf(request, figures, air.entering)
  return { ...figures, margin, overSurface: overSurface(input, rating, margin) }
}

function faceLimit(
  limit: number | 'carry-over' | undefined,
  { geometry }: CoilInput,
  { wetFraction }: CoilRating,
): Pick<CandidateFigures, 'mostFaceVelocity'> {
  const most = limit === 'carry-over' ? mostFaceVelocity(undefined, geometry, wetFraction) : limit
  return most === undefined ? {} : { mostFaceVelocity: most }
}

/**
 * Ratio of the reached value to the target, less one; temperatures are counted as change from the entering value. The
 * smallest margin is returned; it is not negative where every target is reached as the reader sees it.
 */
function marginOf(
  { target, shown }: DesignRequest,
  figures: Omit<CandidateFigures, 'margin' | 'overSurface'>,
  entering: { dryBulb: number; wetBulb: number },
): number {
  const margins: number[] = []
  if (target.capacity !== undefined) {
    const margin = figures.totalCapacity / target.capacity - 1
    const isMissed = isShownAbove(target.capacity, figures.totalCapacity, shown?.heatFlow)
    margins.push(isMissed ? margin : Math.max(0, margin))
  }
  const leaving = (from: number, reached: number, wanted: number | undefined) => {
    if (wanted === undefined) return
    const margin = (from - reached) / spanOf(from, wanted) - 1
    const [above, below] = from > wanted ? [reached, wanted] : [wanted, reached]
    margins.push(isShownAbove(above, below, shown?.temperature) ? margin : Math.max(0, margin))
  }
  leaving(entering.dryBulb, figures.leavingDryBulb, target.leavingDryBulb)
  leaving(entering.wetBulb, figures.leavingWetBulb, target.leavingWetBulb)
  return Math.min(...margins)
}

/** Change from the entering to the wanted temperature, at least 0.01 K in size, so that it can be a divisor [K]. */
function spanOf(entering: number, wanted: number): number {
  const span = entering - wanted
  return Math.abs(span) < 0.01 ? Math.sign(span || 1) * 0.01 : span
}

/**
 * The targets and limits that a coil misses.
 *
 * @param request  target and limits
 * @param figures  the coil's figures
 * @returns one entry for each target and limit that is missed, the largest miss first
 *
 * Valid for any figures.
 *
 * Source: definition.
 */
export function shortfallsOf({ target, limits = {}, shown }: DesignRequest, figures: CandidateFigures): Shortfall[] {
  const shortfalls: Shortfall[] = []
  if (figures.margin < 0) shortfalls.push(missedTarget(target, figures))
  const above = (of: Shortfall['of'], value: number, wanted: number | undefined, scale: ShownScale | undefined) => {
    if (wanted !== undefined && isShownAbove(value, wanted, scale))
      shortfalls.push({ of, value, wanted, by: value / wanted - 1 })
  }
  above('airPressureDrop', figures.airPressureDrop, limits.airPressureDrop, shown?.airPressureDrop)
  above('fluidPressureDrop', figures.fluidPressureDrop, limits.fluidPressureDrop, shown?.fluidPressureDrop)
  above('faceVelocity', figures.faceVelocity, figures.mostFaceVelocity, shown?.velocity)
  above('mostFluidVelocity', figures.fluidVelocity, limits.mostFluidVelocity, shown?.fluidVelocity)
  // Relative to the capacity and not to the margin, which may be zero.
  const excess = limits.excess ?? usualExcess
  if (figures.margin > excess) {
    const by = (1 + figures.margin) / (1 + excess) - 1
    shortfalls.push({ of: 'excess', value: figures.margin, wanted: excess, by })
  }
  const least = limits.leastFluidVelocity
  if (least !== undefined && isShownAbove(least, figures.fluidVelocity, shown?.fluidVelocity)) {
    shortfalls.push({
      of: 'leastFluidVelocity',
      value: figures.fluidVelocity,
      wanted: least,
      by: 1 - figures.fluidVelocity / least,
    })
  }
  return shortfalls.sort((one, other) => other.by - one.by)
}

/** The target that is missed most; the size of the miss is the margin. */
function missedTarget(target: DesignRequest['target'], figures: CandidateFigures): Shortfall {
  const by = -figures.margin
  if (target.capacity !== undefined && Math.abs(figures.totalCapacity / target.capacity - 1 + by) < 1e-12) {
    return { of: 'capacity', value: figures.totalCapacity, wanted: target.capacity, by }
  }
  const ofDryBulb = {
    of: 'leavingDryBulb',
    value: figures.leavingDryBulb,
    wanted: target.leavingDryBulb ?? 0,
    by,
  } as const
  if (target.leavingWetBulb === undefined) return ofDryBulb
  const ofWetBulb = { of: 'leavingWetBulb', value: figures.leavingWetBulb, wanted: target.leavingWetBulb, by } as const
  if (target.leavingDryBulb === undefined) return ofWetBulb
  const miss = (one: { value: number; wanted: number }) => Math.abs(one.value - one.wanted)
  return miss(ofDryBulb) >= miss(ofWetBulb) ? ofDryBulb : ofWetBulb
}
