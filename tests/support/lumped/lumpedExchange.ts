/** Heat between air and tubes of a coil taken as one piece, its surface dry, partly wet or wet, as ACHP has it. SI. */
import { saturatedEnthalpySlope } from '../../../engine/coils/air/rowAir'
import { dewPoint, moistAirEnthalpy, moistAirSpecificHeat, saturatedEnthalpy } from '../../../engine/fluids/moistAir'

/** Air and surface of a coil, or of a part of it. */
export interface LumpedAir {
  T: number
  W: number
  pressure: number
  /** Dry air [kg/s]. */
  flow: number
  /** Coefficient [W/m2 K] and area [m2]. */
  coefficient: number
  area: number
  /** Of the whole surface, by the ratio of the slope of saturated air to the heat capacity: 1 dry. */
  efficiency(ratio: number): number
}

/** The inside of the tubes: conductance of film and of wall [W/K]. */
export interface LumpedInside {
  film: number
  wall: number
}

/** A fluid of one phase: where it enters, and its heat capacity rate [W/K]. */
export interface LumpedStream {
  T: number
  rate: number
}

/** How a coil of one phase is simplified. */
export interface OnePhaseSimplifications {
  /** Wet fins have the efficiency of dry ones. */
  dryEfficiencyWhenWet: boolean
  /** Rows and passes count as one cross-flow; else the air meets them in counter order. */
  effectiveness(units: number, ratio: number, isAirSmaller: boolean): number
}

/** Where saturation slopes are asked: that program has those of sea level. */
const seaLevel = 101_325

/** Effectiveness of counterflow. */
function counter(units: number, ratio: number): number {
  if (1 - ratio < 1e-9) return units / (1 + units)
  const fall = Math.exp(-units * (1 - ratio))
  return (1 - fall) / (1 - ratio * fall)
}

/** The root of a function that changes its sign between two places. */
export function rootBetween(f: (x: number) => number, from: number, to: number): number {
  let [a, b] = [from, to]
  const isRising = f(b) > 0
  for (let step = 0; step < 48; step++) {
    const middle = (a + b) / 2
    if (f(middle) > 0 === isRising) b = middle
    else a = middle
  }
  return (a + b) / 2
}

/**
 * Heat to a fluid of one phase [W], negative where the air is warmed.
 *
 * Dry as `effectiveness` says; wet in counterflow by enthalpy, at the mean slope of saturated air; in between the dry
 * share of the surface is sought at which the wall comes to the dew point.
 */
export function onePhaseHeat(
  air: LumpedAir,
  inside: LumpedInside,
  fluid: LumpedStream,
  how: OnePhaseSimplifications,
): number {
  const cp = moistAirSpecificHeat(air.W)
  const dew = dewPoint(air.W, air.pressure)
  const outside = (ratio: number) => air.efficiency(ratio) * air.coefficient * air.area
  const dryOutside = outside(1)
  const airRate = air.flow * cp
  const [least, most] = [Math.min(fluid.rate, airRate), Math.max(fluid.rate, airRate)]
  const ratio = least / most
  const conductance = 1 / (1 / inside.film + 1 / dryOutside + 1 / inside.wall)
  const units = conductance / least
  const dryHeat = how.effectiveness(units, ratio, airRate < fluid.rate) * least * (air.T - fluid.T)
  const surface = (airT: number, fluidT: number) =>
    (dryOutside * airT + inside.film * fluidT) / (dryOutside + inside.film)
  const isWetInFront = surface(air.T, fluid.T + dryHeat / fluid.rate) < dew
  const isWetBehind = surface(air.T - dryHeat / airRate, fluid.T) < dew
  if (dryHeat <= 0 || !(isWetInFront || isWetBehind)) return dryHeat

  const h = moistAirEnthalpy(air.T, air.W)
  const saturated = saturatedEnthalpy(fluid.T, air.pressure)
  /** Wet: units, ratio and least flow at a leaving temperature of the fluid. */
  const wetAt = (leaving: number) => {
    const slope = saturatedEnthalpySlope((fluid.T + leaving) / 2, seaLevel)
    const wetOutside = how.dryEfficiencyWhenWet ? dryOutside : outside(slope / cp)
    const asAir = fluid.rate / slope
    const [small, large] = [Math.min(asAir, air.flow), Math.max(asAir, air.flow)]
    const [own, other] = [wetOutside / airRate, inside.film / fluid.rate]
    const share = small / large
    const units = asAir > air.flow ? own / (1 + share * (own / other)) : other / (1 + share * (other / own))
    return { units, share, small, wetOutside }
  }
  const wetHeat = (leaving: number, part = 1, from = h) => {
    const { units, share, small } = wetAt(leaving)
    return counter(part * units, share) * small * (from - saturated)
  }
  const leaving = rootBetween(T => fluid.T + wetHeat(T) / fluid.rate - T, fluid.T, air.T)
  const { wetOutside } = wetAt(leaving)
  const front = saturatedEnthalpySlope((air.T + leaving) / 2, seaLevel)
  const star = 1 / (cp / wetOutside + front * (1 / inside.film + 1 / inside.wall))
  const wall = leaving + (star / inside.film) * (h - saturatedEnthalpy(leaving, air.pressure))
  if (isWetInFront || !(wall > dew)) return wetHeat(leaving)

  // Partly wet: the air arrives at the wet part with what the dry part in front has left it.
  const partly = (dryShare: number) => {
    const dry = counter(dryShare * units, ratio)
    const { units: wetUnits, share, small } = wetAt(leaving)
    const wet = counter((1 - dryShare) * wetUnits, share)
    const pull = (least / fluid.rate) * (small / air.flow) * wet * dry
    const between =
      (fluid.T + (small / fluid.rate) * wet * (h - saturated - (dry * least * air.T) / air.flow)) / (1 - pull)
    const airBetween = air.T - (dry * least * (air.T - between)) / airRate
    return { between, airBetween, out: between + (dry * least * (air.T - between)) / fluid.rate }
  }
  const isDewAtWall = (dryShare: number) => {
    const { between, airBetween } = partly(dryShare)
    return surface(airBetween, between) - dew
  }
  const dryShare = rootBetween(isDewAtWall, 1e-4, 1 - 1e-4)
  return fluid.rate * (partly(dryShare).out - fluid.T)
}

/** Heat to a fluid that boils at one temperature [W]; wet fins as they are, or with the efficiency of dry ones. */
export function boilingHeat(air: LumpedAir, inside: LumpedInside, T: number, dryEfficiencyWhenWet = false): number {
  const cp = moistAirSpecificHeat(air.W)
  const dew = dewPoint(air.W, air.pressure)
  const dryOutside = air.efficiency(1) * air.coefficient * air.area
  const airRate = air.flow * cp
  const film = 1 / (1 / inside.film + 1 / inside.wall)
  const units = 1 / (1 / dryOutside + 1 / film) / airRate
  const dryHeat = -Math.expm1(-units) * airRate * (air.T - T)
  const surface = (airT: number) => (dryOutside * airT + film * T) / (dryOutside + film)
  if (surface(air.T - dryHeat / airRate) > dew) return dryHeat
  const isAllWet = surface(air.T) < dew
  const onset = isAllWet ? air.T : dew + (film / dryOutside) * (dew - T)
  const dryShare = isAllWet ? 0 : -Math.log1p(-(air.T - onset) / (air.T - T)) / units
  const slope = saturatedEnthalpySlope(T, seaLevel)
  const wetOutside = dryEfficiencyWhenWet ? dryOutside : air.efficiency(slope / cp) * air.coefficient * air.area
  const wetUnits = 1 / (slope / film + cp / wetOutside) / air.flow
  const wet = -Math.expm1(-(1 - dryShare) * wetUnits)
  const wetHeat = wet * air.flow * (moistAirEnthalpy(onset, air.W) - saturatedEnthalpy(T, air.pressure))
  return airRate * (air.T - onset) + wetHeat
}
