/** An air cooler with a fan that stands, with all fans standing, and in the winter. */
import { risingRoot } from '../economizer/risingRoot'
import type { Warning } from '../warnings'
import type { AirCoolerInput, Fans } from './airCooler'
import { airDrop } from './airSide'
import { dryAirDensity } from './dryAir'
import { coldWall } from './notices'
import { streamSide } from './streamSide'
import { curvePoint, designPoint, pointByVolume, type ReadyUnit, readyUnit, type UnitPoint, unitPoint } from './unit'

/** A point beside the design. Air [kg/s], heat [W] and that over the design's [-], temperatures [K]. */
export interface OffPoint {
  readonly airIn: number
  readonly airFlow: number
  readonly heat: number
  readonly share: number
  readonly outlet: number
  readonly airOut: number
  readonly coldestWall: number
}

/** Points beside the design. */
export interface OffDesign {
  readonly oneFanOff: OffPoint
  readonly allFansOff: OffPoint
  /** Coldest air of the winter with all fans on, where it is known. */
  readonly winter?: OffPoint
  readonly warnings: readonly Warning[]
}

/** Height of warm air above the middle of the bundle where nobody said it: within and above the bundle, or up to the ring [m]. */
const usualDraftHeight: Record<Fans['draft'], number> = { forced: 0.8, induced: 2 }
/** Loss of a ring whose fan stands, in velocity heads: the ring's own, and the blades' [-]. */
const standingFan = 2
/** Standard fall [m/s2]. */
const g = 9.80665
/** Air by draught alone, between these shares of the design flow [-]. */
const [leastDraught, usualDraught, mostDraught] = [1e-3, 0.15, 1.5]

/**
 * An air cooler beside its design.
 *
 * @param input  the air cooler
 * @returns      one fan off, all fans off, the winter; notices of cold walls in the winter
 *
 * Valid for planning. With one fan off the others move their volume, spread evenly over the bundles; of a unit with one fan it is
 * as with all off. With all off warm air rises by its weight alone, without wind.
 *
 * Source: as `pointByVolume`, `naturalPoint`.
 */
export function offDesign(input: AirCoolerInput): OffDesign {
  const unit = readyUnit(input)
  const design = designPoint(unit)
  const { count } = design.fans
  const off = naturalPoint(unit, design)
  const left = (count - 1) / count
  const hasCurve = input.air.flow === undefined
  const reduced = () =>
    hasCurve ? curvePoint(unit, left, unit.air.inlet) : pointByVolume(unit, design, left, unit.air.inlet)
  const winter = input.air.winter === undefined ? undefined : pointByVolume(unit, design, 1, input.air.winter)
  const shown = (point: UnitPoint, airIn = unit.air.inlet) => offPoint(unit, design, point, airIn)
  const cold = winter && shown(winter, input.air.winter)
  return {
    oneFanOff: shown(count > 1 ? reduced() : off),
    allFansOff: shown(off),
    ...(cold ? { winter: cold } : {}),
    warnings: cold ? coldWall(unit, cold.coldestWall, input.limits ?? {}, ' in the winter') : [],
  }
}

function offPoint({ bundle, medium, duty }: ReadyUnit, design: UnitPoint, point: UnitPoint, airIn: number): OffPoint {
  const { exchange, airFlow } = point
  return {
    ...{ airIn, airFlow, heat: exchange.heat, share: exchange.heat / design.exchange.heat },
    ...{ outlet: exchange.outlet, airOut: exchange.airOut },
    coldestWall: streamSide(bundle, medium, duty, exchange).coldestWall,
  }
}

/**
 * A unit whose fans all stand.
 *
 * @param unit    the unit
 * @param design  its design point
 * @param airIn   temperature of the air [K]; that of the design where left out
 * @param near    such a point in air nearby, to begin with
 * @returns       the point at which warm air draws what it loses
 *
 * Valid for planning: the film is that of forced flow at a Reynolds number below its data. Without wind.
 *
 * Source: weight of the air over `draftHeight`, against the drop of the bundle and two velocity heads in the rings.
 */
export function naturalPoint(
  unit: ReadyUnit,
  design: UnitPoint,
  airIn: number = unit.air.inlet,
  near?: UnitPoint,
): UnitPoint {
  const { input, bundle, air } = unit
  const { fans } = input
  const height = fans.draftHeight ?? usualDraftHeight[fans.draft]
  const density = (T: number) => dryAirDensity(T, air.pressure)
  let last = near ?? design
  const missing = (share: number) => {
    last = unitPoint(unit, share * design.airFlow, airIn, last.exchange)
    const { airOut } = last.exchange
    const lost = airDrop(bundle, last.airFlow, density, [airIn, airOut]) + standingFan * last.fans.velocityPressure
    return lost - g * height * (density(airIn) - density(airOut))
  }
  const guess = near ? near.airFlow / design.airFlow : usualDraught
  // What is lost rises by nearly the second power, and what draws falls.
  const slope = near ? (3 * g * height * (density(airIn) - density(near.exchange.airOut))) / guess : 10
  const airFlow = design.airFlow * risingRoot(missing, leastDraught, mostDraught, guess, slope, 1e-4)
  return last.airFlow === airFlow ? last : unitPoint(unit, airFlow, airIn, last.exchange)
}
