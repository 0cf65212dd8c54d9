import type { CoilInput, CoilRating } from '../coils/coil'
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
    fluidVelocity: fluid.tubeVelocity,
    dryWeight: construction.dryWeight,
    feeds: construction.feeds,
    passes: construction.passes,
    cost: costIndex(input.geometry, construction),
  }
  const margin = marginOf(request, figures, air.entering)
  return { ...figures, margin, overSurface: overSurface(input, rating, margin) }
}

/**
 * Ratio of the reached value to the target, less one; temperatures are counted as change from the entering value. The
 * smallest margin is returned.
 */
function marginOf(
  { target }: DesignRequest,
  figures: Omit<CandidateFigures, 'margin' | 'overSurface'>,
  entering: { dryBulb: number; wetBulb: number },
): number {
  const margins: number[] = []
  if (target.capacity !== undefined) margins.push(figures.totalCapacity / target.capacity - 1)
  if (target.leavingDryBulb !== undefined) {
    margins.push((entering.dryBulb - figures.leavingDryBulb) / spanOf(entering.dryBulb, target.leavingDryBulb) - 1)
  }
  if (target.leavingWetBulb !== undefined) {
    margins.push((entering.wetBulb - figures.leavingWetBulb) / spanOf(entering.wetBulb, target.leavingWetBulb) - 1)
  }
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
export function shortfallsOf({ target, limits = {} }: DesignRequest, figures: CandidateFigures): Shortfall[] {
  const shortfalls: Shortfall[] = []
  if (figures.margin < 0) shortfalls.push(missedTarget(target, figures))
  const above = (of: Shortfall['of'], value: number, wanted: number | undefined) => {
    if (wanted !== undefined && value > wanted) shortfalls.push({ of, value, wanted, by: value / wanted - 1 })
  }
  above('airPressureDrop', figures.airPressureDrop, limits.airPressureDrop)
  above('fluidPressureDrop', figures.fluidPressureDrop, limits.fluidPressureDrop)
  above('faceVelocity', figures.faceVelocity, limits.faceVelocity)
  above('mostFluidVelocity', figures.fluidVelocity, limits.mostFluidVelocity)
  // Relative to the capacity and not to the margin, which may be zero.
  const excess = limits.excess ?? usualExcess
  if (figures.margin > excess) {
    const by = (1 + figures.margin) / (1 + excess) - 1
    shortfalls.push({ of: 'excess', value: figures.margin, wanted: excess, by })
  }
  const least = limits.leastFluidVelocity
  if (least !== undefined && figures.fluidVelocity < least) {
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
