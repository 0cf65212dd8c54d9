/** Heat between air and tubes of a coil rated as a whole, with a dry, partly wet or wet surface, as in ACHP. SI. */
import { saturatedEnthalpySlope } from '../../../engine/coils/air/rowAir'
import { dewPoint, moistAirEnthalpy, moistAirSpecificHeat, saturatedEnthalpy } from '../../../engine/fluids/moistAir'

/** Air and surface of a coil, or of a part of it. */
export interface LumpedAir {
  T: number
  W: number
  pressure: number
  /** Mass flow of dry air [kg/s]. */
  flow: number
  /** Coefficient [W/m2 K] and area [m2]. */
  coefficient: number
  area: number
  /** Efficiency of the whole surface, by the ratio of the slope of saturated air to the heat capacity: 1 if dry. */
  efficiency(ratio: number): number
}

/** The inside of the tubes: conductances of film and wall [W/K]. */
export interface LumpedInside {
  film: number
  wall: number
}

/** A single-phase fluid: its entering temperature, and its heat capacity rate [W/K]. */
export interface LumpedStream {
  T: number
  rate: number
}

/** The simplifications of a single-phase coil. */
export interface OnePhaseSimplifications {
  /** Wet fins have the efficiency of dry ones. */
  dryEfficiencyWhenWet: boolean
  /** Effectiveness of the rows and passes: as one cross-flow, or in counterflow. */
  effectiveness(units: number, ratio: number, isAirSmaller: boolean): number
}

/** The pressure for saturation slopes: ACHP uses those at sea level. */
const seaLevel = 101_325

/** Effectiveness of counterflow. */
function counter(units: number, ratio: number): number {
  if (1 - ratio < 1e-9) return units / (1 + units)
  const fall = Math.exp(-units * (1 - ratio))
  return (1 - fall) / (1 - ratio * fall)
}

/** The root of a function that changes its sign between two points. */
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
 * Heat to a single-phase fluid [W], negative if the air is heated.
 *
 * A dry surface uses `effectiveness`. A wet one is in counterflow by enthalpy, with the mean slope of saturated air. If
 * it is partly wet, the dry share of the surface is solved so that the wall reaches the dew point at its end.
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
  /** Transfer units, ratio and smaller flow of a wet surface, at a leaving temperature of the fluid. */
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

  // Partly wet: the air enters the wet part in the state in which it leaves the dry part before it.
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

/** Heat to a fluid that boils at constant temperature [W]; wet fins with their own efficiency, or that of dry ones. */
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
