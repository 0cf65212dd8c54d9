/** A unit made ready, and the points at which it works: with air that is given, or with what its fans give. */
import { EngineError, requireWithin } from '../errors'
import type { AirCoolerInput } from './airCooler'
import { airDrop } from './airSide'
import { type KnownBundle, knownBundle } from './bundle'
import { dryAirDensity } from './dryAir'
import { type Duty, dutyOf } from './duty'
import { type Exchange, exchangeOf } from './exchange'
import { curveAt, workingPoint } from './fanCurve'
import { checkFans, type FanDuty, fanDuty, usualFan } from './fanDuty'
import { type KnownMedium, knownMedium } from './medium'
import { airFlowOf, type KnownAir, knownAir } from './supply'

/** A unit made ready: what does not change with air and load. */
export interface ReadyUnit {
  readonly input: AirCoolerInput
  readonly bundle: KnownBundle
  readonly bays: number
  readonly medium: KnownMedium
  readonly duty: Duty
  readonly air: KnownAir
  /** As `ExchangeInput` has it. */
  readonly isRough?: boolean
}

/** Rounds until the density at an induced fan and its working point agree. */
const mostDensities = 8

/** A working point of a unit. */
export interface UnitPoint {
  readonly exchange: Exchange
  readonly fans: FanDuty
  readonly airFlow: number
  readonly drop: number
}

/**
 * A unit made ready.
 *
 * @param input  the air cooler
 * @returns      bundle, medium, duty, air
 *
 * Valid as `knownBundle`, `knownMedium`, `dutyOf`, `knownAir`.
 *
 * Source: see there.
 */
export function readyUnit(input: AirCoolerInput): ReadyUnit {
  const { bays = 1, bundlesPerBay = 1 } = input.unit ?? {}
  for (const [what, count] of [
    ['the number of bays', bays],
    ['the bundles of a bay', bundlesPerBay],
  ] as const) {
    requireWithin(what, count, 1, 100)
    if (!Number.isInteger(count)) throw new EngineError('out-of-range', `${what} is whole, not ${count}`, { count })
  }
  checkFans(input.fans)
  const air = knownAir(input.air)
  const medium = knownMedium(input.process.medium)
  return {
    ...{ input, bays, medium, air },
    bundle: knownBundle(input.bundle, bays * bundlesPerBay),
    duty: dutyOf(input.process, medium, air.inlet),
  }
}

/**
 * A unit with a flow of air.
 *
 * @param unit     the unit
 * @param airFlow  dry air [kg/s]
 * @param airIn    its temperature [K]; that of the design where left out
 * @param begun    a point near it, to begin with
 * @returns        exchange, fans, drop [Pa]
 *
 * Valid as `exchangeOf`.
 *
 * Source: see there.
 */
export function unitPoint(
  { input, bundle, bays, medium, duty, air, isRough = false }: ReadyUnit,
  airFlow: number,
  airIn: number = air.inlet,
  begun?: Exchange,
): UnitPoint {
  const exchange = exchangeOf({ bundle, medium, duty, airFlow, airIn, isRough }, begun)
  const { airOut } = exchange
  const drop = airDrop(bundle, airFlow, T => dryAirDensity(T, air.pressure), [airIn, airOut])
  const load = { airFlow, pressure: air.pressure, airIn, airOut, bundleDrop: drop }
  return { exchange, airFlow, drop, fans: fanDuty(input.fans, bays, bundle, load) }
}

/**
 * The point at which the unit works: with the air that is given, or with what the curve of its fans gives.
 *
 * @param unit   the unit
 * @returns      the point
 *
 * Valid for air that is given, or a curve; with neither `invalid-input`.
 *
 * Source: balance of pressures.
 */
export function designPoint(unit: ReadyUnit): UnitPoint {
  const { flow } = unit.input.air
  if (flow) return unitPoint(unit, airFlowOf(flow, unit.air, unit.bundle.face))
  return curvePoint(unit, 1, unit.air.inlet)
}

/**
 * The point at which fans with a curve work.
 *
 * @param unit   the unit, whose fans have a curve
 * @param share  of the fans that run [-]
 * @param airIn  temperature of the air [K]
 * @returns      the point, with the power of the curve where it has one
 *
 * Valid for fans that give what the bundle takes; else `out-of-range`; without a curve `invalid-input`.
 *
 * Source: balance of pressures; fan laws.
 */
export function curvePoint(unit: ReadyUnit, share: number, airIn: number): UnitPoint {
  const { input, bays, bundle, air } = unit
  const { curve, diameter, tipSpeed, perBay, draft } = { ...usualFan, ...input.fans }
  if (!curve)
    throw new EngineError('invalid-input', 'give the flow of the air, or the curve of the fans that says it', {
      path: 'air.flow',
    })
  const speed = tipSpeed / (Math.PI * diameter)
  const running = perBay * bays * share
  let last: UnitPoint | undefined
  // What a fan asks for by its own flow, whose density an induced one has from the air that leaves.
  const at = (flow: number) => {
    const density = last?.fans.density ?? dryAirDensity(airIn, air.pressure)
    last = unitPoint(unit, flow * density * running, airIn, last?.exchange)
    return last
  }
  const given = (density: number) => curveAt(curve, speed, density)
  const most = (curve.points.at(-1)!.flow * speed) / curve.speed
  let density = dryAirDensity(airIn, air.pressure)
  let found = workingPoint(given(density), flow => at(flow).fans.totalPressure, most)
  // An induced fan has the density of what leaves, which is known after the first look.
  for (let round = 0; draft === 'induced' && round < mostDensities; round++) {
    const before = density
    density = at(found.flow).fans.density
    if (Math.abs(density / before - 1) < 1e-7) break
    found = workingPoint(given(density), flow => at(flow).fans.totalPressure, most)
  }
  const point = at(found.flow)
  if (found.power === undefined) return point
  const load = {
    airFlow: point.airFlow,
    pressure: air.pressure,
    airIn,
    airOut: point.exchange.airOut,
    bundleDrop: point.drop,
  }
  return { ...point, fans: fanDuty(input.fans, bays, bundle, load, found.power) }
}

/**
 * A unit whose fans move a share of their volume at any density.
 *
 * @param unit    the unit
 * @param design  its design point
 * @param share   of the volume that all fans move at the design point [-]
 * @param airIn   temperature of the air [K]
 * @param begun   a point near it, to begin with
 * @returns       the point; the power of its fans is that of the air it moves, not of fans that turn slower
 *
 * Valid for shares above 0.
 *
 * Source: a fan moves the same volume of any air; forced that which comes, induced that which leaves.
 */
export function pointByVolume(
  unit: ReadyUnit,
  design: UnitPoint,
  share: number,
  airIn: number,
  begun = design.exchange,
): UnitPoint {
  const { draft } = unit.input.fans
  const { pressure } = unit.air
  const volume = share * design.fans.flow * design.fans.count
  let point = unitPoint(unit, volume * dryAirDensity(airIn, pressure), airIn, begun)
  if (draft === 'forced') return point
  for (let round = 0; round < 30; round++) {
    const airFlow = volume * dryAirDensity(point.exchange.airOut, pressure)
    const isSame = Math.abs(airFlow / point.airFlow - 1) < 1e-8
    if (isSame) break
    point = unitPoint(unit, airFlow, airIn, point.exchange)
  }
  return point
}
