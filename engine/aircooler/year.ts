/** A year of an air cooler: fans at one speed, in steps, and at any speed that holds the outlet. */
import { type Payback, payback, type Worth } from '../economics/cashFlow'
import { type UsualPrice, usualPrices } from '../economics/prices'
import { risingRoot } from '../economizer/risingRoot'
import { EngineError, requireWithin } from '../errors'
import type { AirCoolerInput } from './airCooler'
import { designPoint, type ReadyUnit, readyUnit, type UnitPoint } from './unit'
import {
  mostHeat,
  type ShareByAir,
  sharesByAir,
  sharesBySpeed,
  speedsByAir,
  type YearPoint,
  yearPoint,
} from './yearCurves'

/** Hours that share a temperature of the air [K]. */
export interface AirHours {
  readonly dryBulb: number
  readonly hours: number
}

/** How the year is run. */
export interface YearControl {
  /** Outlet that is held [K]; that of the design where left out. */
  readonly setPoint?: number
  /** Lowest speed of fans with a drive, over that of the design [-]; 0.25 where left out. */
  readonly leastSpeed?: number
  /** [money/J] */
  readonly electricity?: number
  /** Of the drives, against fans that always run. */
  readonly worth?: Omit<Worth, 'savings'>
}

/** Sums of a year by one way of running. */
export interface YearSums {
  /** [J] */
  readonly energy: number
  /** Hours in which the stream leaves warmer than the set point, or with more vapour than at the design. */
  readonly hoursAbove: number
  readonly cost: number
}

/** A temperature of the air with its hours, and what the unit does there. */
export interface YearBin extends AirHours {
  readonly fixed: YearPoint
  readonly steps: YearPoint & { readonly fans: number }
  readonly speed: YearPoint & { readonly ratio: number }
}

/** A year. Energy [J], temperatures [K], money. */
export interface AirCoolerYear {
  readonly setPoint: number
  readonly hours: number
  readonly fixed: YearSums
  readonly steps: YearSums
  readonly speed: YearSums
  /** Hours in which no fan runs, where they go in steps. */
  readonly hoursWithoutFans: number
  readonly bins: readonly YearBin[]
  readonly payback?: Payback
  /** The defaults that were taken. */
  readonly assumed: readonly UsualPrice[]
}

/** Hours of a year, with those of a leap day. */
const mostHours = 8784.5
/** Above the set point by more than this an hour counts [K]. */
const above = 0.02
/** Where only the heat tells, an hour counts that lacks more of it [-]: what the tables of a year may be off, with room. */
const missedHeat = 1e-3
/** Makers of fluid coolers and cooling towers ask for no less with the usual motors, which their own fans cool [-]. */
const usualLeastSpeed = 0.25
/** Heat that is read from the tables of a year is within this of a rating [-]. */
const tableDigits = 1e-4
/** More temperatures than these are shown in bins of this width [K]. */
const [mostShown, binWidth] = [60, 2]

/**
 * A year of an air cooler.
 *
 * The stream comes as at the design in all hours. Fans at full speed move the volume of the design at every temperature.
 * In steps as many of them run as hold the set point, at any speed all of them as fast as just holds it. That of the design
 * is held by its heat, so that a stream which leaves in part as vapour leaves with no more of it.
 *
 * @param input    the air cooler
 * @param climate  hours by temperature [K]
 * @param control  set point [K], least speed [-], price [money/J], worth
 * @returns        energy [J], hours above the set point, bins, payback
 *
 * Valid for hours to a year, and air from 220 K that is colder than the stream; else `out-of-range`; a set point that the stream has
 * as it comes is `invalid-input`.
 *
 * Source: fan laws: power by the third power of the speed and by the density; without hysteresis, wind and louvres. A
 * fan with a drive turns no slower than a quarter of its speed by advice of EVAPCO and REYMSA for their coolers.
 */
export function airCoolerYear(
  input: AirCoolerInput,
  climate: readonly AirHours[],
  control: YearControl = {},
): AirCoolerYear {
  const unit = readyUnit(input)
  const design = designPoint(unit)
  const ends = endsOf(unit, climate)
  const setPoint = control.setPoint ?? design.exchange.outlet
  // A stream that leaves in part as vapor has one temperature, with much vapor or little.
  const isWet = control.setPoint === undefined && leavesWet(unit, design)
  if (!(setPoint < unit.duty.inlet))
    throw new EngineError('invalid-input', 'the set point is below the temperature with which the stream comes', {
      path: 'control.setPoint',
    })
  // Tables and bins are read to fewer digits than a rating has.
  const { duty, medium } = unit
  const needed =
    control.setPoint === undefined
      ? design.exchange.heat
      : duty.massFlow * (duty.enthalpyIn - medium.enthalpy(control.setPoint))
  const atAir = runner({ ...unit, isRough: true }, design, needed, control.leastSpeed ?? usualLeastSpeed, ends)
  const isMissed = ({ outlet, heat }: YearPoint) =>
    outlet > setPoint + above || (isWet && heat < needed * (1 - missedHeat))
  const found = new Map<number, ReturnType<typeof atAir>>()
  const at = (dryBulb: number) => {
    const known = found.get(dryBulb) ?? atAir(dryBulb)
    found.set(dryBulb, known)
    return known
  }
  // Hours of one temperature are alike: weather files have some hundreds of temperatures.
  const hoursAt = new Map<number, number>()
  for (const { dryBulb, hours } of climate) hoursAt.set(dryBulb, (hoursAt.get(dryBulb) ?? 0) + hours)
  const assumed = control.electricity === undefined ? [usualPrices.electricity] : []
  const price = control.electricity ?? usualPrices.electricity.value
  const sums = (of: 'fixed' | 'steps' | 'speed'): YearSums => {
    let [energy, hoursAbove] = [0, 0]
    for (const [dryBulb, hours] of hoursAt) {
      const point = at(dryBulb)[of]
      energy += point.power * hours * 3600
      if (isMissed(point)) hoursAbove += hours
    }
    return { energy, hoursAbove, cost: energy * price }
  }
  const [fixed, steps, speed] = [sums('fixed'), sums('steps'), sums('speed')]
  return {
    ...{ setPoint, hours: climate.reduce((sum, { hours }) => sum + hours, 0), fixed, steps, speed },
    hoursWithoutFans: [...hoursAt].reduce(
      (sum, [dryBulb, hours]) => sum + (at(dryBulb).steps.fans === 0 ? hours : 0),
      0,
    ),
    bins: binsOf(climate).map(bin => ({ ...bin, ...at(bin.dryBulb) })),
    ...(control.worth ? { payback: payback({ ...control.worth, savings: fixed.cost - speed.cost }) } : {}),
    assumed,
  }
}

function leavesWet({ medium: { dome } }: ReadyUnit, { exchange: { enthalpyOut } }: UnitPoint): boolean {
  return dome !== undefined && enthalpyOut > dome.bubble.h && enthalpyOut < dome.dew.h
}

/** A unit at an hour, by each way of running. */
function runner(
  unit: ReadyUnit,
  design: UnitPoint,
  needed: number,
  least: number,
  ends: readonly [low: number, high: number],
): (airIn: number) => Omit<YearBin, keyof AirHours> {
  requireWithin('the lowest speed of the fans', least, 0.01, 1)
  const { medium } = unit
  const { count } = design.fans
  const curves = new Map<number, ShareByAir>()
  // Worked out where they are asked for: in a hot place no hour may do with one fan, or with none.
  const byFew = (fans: number, airIn: number) => {
    const curve = curves.get(fans) ?? sharesByAir(unit, design, fans / count, ends)
    curves.set(fans, curve)
    return curve(airIn)
  }
  const bySpeed = sharesBySpeed(unit, design, least, ends)
  const leastLog = Math.log(least)
  /** Logarithm of the speed that holds the set point, by the table; 0 where it takes all, and that of the least where less would do. */
  const byTable = (airIn: number) => {
    const [whole, share] = [mostHeat(unit, airIn), bySpeed(airIn)]
    const short = (log: number) => share(Math.exp(log)) * whole - needed
    const slow = short(leastLog)
    // Fans that give no more than the digits of the table above what is needed run at full speed.
    if (short(0) <= needed * tableDigits) return 0
    return risingRoot(short, leastLog, 0, slow < 0 ? -1 : leastLog, needed, 1e-8 * needed)
  }
  const logOf = medium.dome ? held(unit, design, needed, ends, { byTable, leastLog }) : byTable
  return airIn => {
    const whole = mostHeat(unit, airIn)
    const share = bySpeed(airIn)
    // Some fans at full speed move what all of them move at that share of it.
    const heatOf = (fans: number) => (fans / count < least ? byFew(fans, airIn) : share(fans / count)) * whole
    const point = (share: number, heat: number, power: number) => yearPoint(unit, design, airIn, heat, share, power)
    const most = heatOf(count)
    let [fans, stepped] = [count, most]
    while (fans > 0) {
      const less = heatOf(fans - 1)
      // A heat that falls short by less than the digits of its tables holds the set point.
      if (less < needed * (1 - tableDigits)) break
      ;[fans, stepped] = [fans - 1, less]
    }
    const log = logOf(airIn)
    const ratio = Math.exp(log)
    const isHeld = log < 0 && log > leastLog
    const heat = log === 0 ? most : isHeld ? needed : share(ratio) * whole
    return {
      fixed: point(1, most, 1),
      steps: { ...point(fans / count, stepped, fans / count), fans },
      speed: { ...point(ratio, heat, ratio ** 3), ratio },
    }
  }
}

/** Air beyond the ends in which the speed is still read from its curve, and cut to what the fans can do [K]. */
const beyond = 2

/** The same solved where the fans hold the set point: a stream that condenses bends the table of its heat. */
function held(
  unit: ReadyUnit,
  design: UnitPoint,
  needed: number,
  [low, high]: readonly [low: number, high: number],
  { byTable, leastLog }: { byTable: (airIn: number) => number; leastLog: number },
): (airIn: number) => number {
  // Where a step of the table is: fans turn faster in warmer air.
  const where = (isBelow: (log: number) => boolean) => {
    let [below, above] = [low, high]
    while (above - below > 0.05) {
      const middle = (below + above) / 2
      if (isBelow(byTable(middle))) below = middle
      else above = middle
    }
    return (below + above) / 2
  }
  const from = byTable(low) > leastLog ? low : where(log => log <= leastLog)
  const to = byTable(high) < 0 ? high : where(log => log < 0)
  if (to - from < beyond) return byTable
  const solved = speedsByAir(unit, design, needed, [from, to], byTable)
  return airIn => {
    if (airIn < from - beyond) return leastLog
    if (airIn > to + beyond) return 0
    return Math.min(0, Math.max(leastLog, solved(airIn)))
  }
}

function endsOf({ duty }: ReadyUnit, climate: readonly AirHours[]): readonly [low: number, high: number] {
  let [low, high, hours] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const each of climate) {
    requireWithin('the hours at a temperature', each.hours, 0, mostHours)
    low = Math.min(low, each.dryBulb)
    high = Math.max(high, each.dryBulb)
    hours += each.hours
  }
  requireWithin('the hours of all temperatures', hours, 0, mostHours)
  if (climate.length === 0) throw new EngineError('invalid-input', 'a year has hours', { path: 'climate' })
  requireWithin('the coldest air of the year', low, 220, 340)
  requireWithin('the hottest air of the year', high, 220, Math.min(340, duty.inlet - 0.5))
  return [low, high]
}

/** Hours by temperature, rounded where there are many. */
function binsOf(climate: readonly AirHours[]): AirHours[] {
  const sums = new Map<number, number>()
  const isMany = new Set(climate.map(({ dryBulb }) => dryBulb)).size > mostShown
  const ends = climate.map(({ dryBulb }) => dryBulb)
  const [low, high] = [ends.reduce((a, b) => Math.min(a, b)), ends.reduce((a, b) => Math.max(a, b))]
  for (const { dryBulb, hours } of climate) {
    const shown = isMany ? Math.min(high, Math.max(low, binWidth * Math.round(dryBulb / binWidth))) : dryBulb
    sums.set(shown, (sums.get(shown) ?? 0) + hours)
  }
  return [...sums].map(([dryBulb, hours]) => ({ dryBulb, hours })).sort((one, other) => one.dryBulb - other.dryBulb)
}
