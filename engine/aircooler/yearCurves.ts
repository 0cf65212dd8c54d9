/** What a unit gives by the temperature of the air and the share of its fans: worked out at some places, read at all others. */
import { dryAirCapacity, dryAirDensity } from './dryAir'
import { naturalPoint } from './offDesign'
import { pointByVolume, type ReadyUnit, type UnitPoint, unitPoint } from './unit'

/** A unit at an hour. Heat [W], outlet [K], power of all fans [W]. */
export interface YearPoint {
  readonly heat: number
  readonly outlet: number
  readonly power: number
}

/** Heat over the most that the stream could give to air of that temperature [-], by temperature [K]. */
export type ShareByAir = (airIn: number) => number

/** Places of the temperature, with fans and without. */
const [airPlaces, standingPlaces] = [6, 4]
/** Rounds until the flow of an induced fan and the air that leaves agree. */
const mostRounds = 30
/** Steps until a speed holds its heat. */
const mostSecants = 8

/** Chebyshev points between two ends, and their weights. */
interface Places {
  readonly at: readonly number[]
  readonly weights: readonly number[]
}

function placesBetween(low: number, high: number, count: number): Places {
  const angles = Array.from({ length: count }, (_, i) => (Math.PI * (i + 0.5)) / count)
  const half = Math.max(1e-3, (high - low) / 2)
  return {
    at: angles.map(angle => (low + high) / 2 + half * Math.cos(angle)),
    weights: angles.map((angle, i) => (i % 2 === 0 ? 1 : -1) * Math.sin(angle)),
  }
}

/** The same with both ends, where a table has to hold best. */
function placesWithEnds(low: number, high: number, count: number): Places {
  const half = (high - low) / 2
  const at = Array.from({ length: count }, (_, i) => low + half * (1 + Math.cos((Math.PI * i) / (count - 1))))
  return { at, weights: at.map((_, i) => (i % 2 === 0 ? 1 : -1) * (i === 0 || i === count - 1 ? 0.5 : 1)) }
}

/** Share of each place in a value between them. */
function sharesOf({ at, weights }: Places, x: number): number[] {
  const parts = new Array<number>(at.length)
  let sum = 0
  for (let i = 0; i < at.length; i++) {
    // On a place the share is without end, and the others are nothing beside it.
    parts[i] = weights[i]! / (x - at[i]! || 1e-12)
    sum += parts[i]!
  }
  for (let i = 0; i < at.length; i++) parts[i]! /= sum
  return parts
}

function weighed(shares: readonly number[], values: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < shares.length; i++) sum += shares[i]! * values[i]!
  return sum
}

/**
 * The most that a stream could give to air of a temperature.
 *
 * @param unit   the unit
 * @param airIn  temperature of the air [K]
 * @returns      heat [W]
 *
 * Valid for air that is colder than the stream.
 *
 * Source: definition.
 */
export function mostHeat({ medium, duty }: ReadyUnit, airIn: number): number {
  return duty.massFlow * (duty.enthalpyIn - medium.enthalpy(airIn))
}

/**
 * A unit with a share of its fans, or with all of them standing, by the temperature of the air.
 *
 * @param unit    the unit
 * @param design  its design point
 * @param share   of the volume of all fans [-]; 0 where they all stand
 * @param ends    coldest and hottest air [K]
 * @returns       heat over the most by temperature
 *
 * Valid between the ends: within 1e-4 of a rating for streams whose film does not turn laminar there.
 *
 * Source: interpolation at Chebyshev points.
 */
export function sharesByAir(
  unit: ReadyUnit,
  design: UnitPoint,
  share: number,
  ends: readonly [low: number, high: number],
): ShareByAir {
  const places = placesBetween(...ends, share > 0 ? airPlaces : standingPlaces)
  let near: UnitPoint | undefined
  const values = places.at.map(airIn => {
    near =
      share > 0 ? pointByVolume(unit, design, share, airIn, near?.exchange) : naturalPoint(unit, design, airIn, near)
    return near.exchange.heat / mostHeat(unit, airIn)
  })
  return airIn => weighed(sharesOf(places, airIn), values)
}

/** Places of the logarithm of the flow for a range that reaches down to this share: three, and more for wider ranges. */
const flowPlaces = (least: number) => Math.round(2.8 - 1.7 * Math.log(least))

/**
 * A unit with its fans at any speed, by the temperature of the air.
 *
 * @param unit    the unit
 * @param design  its design point
 * @param least   lowest speed over that of the design [-]
 * @param ends    coldest and hottest air [K]
 * @returns       a function of the temperature, that gives one of the speed: heat over the most
 *
 * Valid between the ends, and for speeds from the lowest to that of the design.
 *
 * Source: interpolation at Chebyshev points, of the flow of the air in its logarithm. Fans move the same volume of any air: forced
 * that which comes; induced that which leaves, whose temperature follows from the heat of the table itself.
 */
export function sharesBySpeed(
  unit: ReadyUnit,
  design: UnitPoint,
  least: number,
  ends: readonly [low: number, high: number],
): (airIn: number) => (speed: number) => number {
  const isForced = unit.input.fans.draft === 'forced'
  const volume = design.fans.flow * design.fans.count
  // Air that leaves is never warmer than the stream as it comes, so that an induced fan moves no less of it than this.
  const lowest = isForced ? least : (least * ends[0]) / unit.duty.inlet
  const flows = placesWithEnds(Math.log(lowest), 0, flowPlaces(lowest))
  const places = placesBetween(...ends, airPlaces)
  let begun = design.exchange
  const flowOf = (share: number, airIn: number) => share * volume * dryAirDensity(airIn, unit.air.pressure)
  const curves = flows.at.map(log => {
    const exchanges = places.at.map(airIn => {
      begun = unitPoint(unit, flowOf(Math.exp(log), airIn), airIn, begun).exchange
      return begun
    })
    begun = exchanges[0]!
    return exchanges.map(({ heat }, i) => heat / mostHeat(unit, places.at[i]!))
  })
  return airIn => {
    const shares = sharesOf(places, airIn)
    const values = curves.map(curve => weighed(shares, curve))
    const read = (share: number) => weighed(sharesOf(flows, Math.log(share)), values)
    if (isForced) return read
    const most = mostHeat(unit, airIn)
    return speed => {
      let share = speed
      for (let round = 0; round < mostRounds; round++) {
        const flow = flowOf(share, airIn)
        const rise = (read(share) * most) / (flow * dryAirCapacity(airIn, unit.duty.inlet))
        const next = (speed * airIn) / (airIn + rise)
        const isSame = Math.abs(next / share - 1) < 1e-9
        share = next
        if (isSame) break
      }
      return read(share)
    }
  }
}

/**
 * The speed that holds a heat, by the temperature of the air.
 *
 * @param unit    the unit
 * @param design  its design point
 * @param needed  the heat [W]
 * @param ends    coldest and hottest air at which fans hold it between their lowest speed and that of the design [K]
 * @param guess   of the logarithm of the speed at a temperature
 * @returns       logarithm of the speed over that of the design, by temperature [K]; beyond the ends it goes on
 *
 * Valid for streams that condense, whose heat bends where the last vapour is gone: at one heat they are always as far from there.
 *
 * Source: interpolation at Chebyshev points, each solved by secants.
 */
export function speedsByAir(
  unit: ReadyUnit,
  design: UnitPoint,
  needed: number,
  ends: readonly [low: number, high: number],
  guess: (airIn: number) => number,
): (airIn: number) => number {
  const places = placesBetween(...ends, airPlaces)
  let begun = design.exchange
  const logs = places.at.map(airIn => {
    const over = (log: number) => {
      begun = pointByVolume(unit, design, Math.exp(log), airIn, begun).exchange
      return begun.heat - needed
    }
    let [x, y] = [guess(airIn), 0]
    y = over(x)
    // Heat rises by about the root of the flow.
    let next = x - (2 * y) / needed
    for (let round = 0; round < mostSecants && Math.abs(next - x) > 1e-5; round++) {
      const there = over(next)
      const step = there === y ? 0 : (there * (next - x)) / (there - y)
      ;[x, y, next] = [next, there, next - step]
    }
    return next
  })
  return airIn => weighed(sharesOf(places, airIn), logs)
}

/**
 * A unit at an hour, by the heat that it gives off.
 *
 * @param unit    the unit
 * @param design  its design point
 * @param airIn   temperature of the air [K]
 * @param heat    [W]
 * @param share   of the volume of all fans [-]
 * @param power   share of the power of all fans at the density of the design [-]
 * @returns       heat, outlet, power
 *
 * Valid for every hour.
 *
 * Source: power by the density at the fan, of an induced one that of the air that leaves.
 */
export function yearPoint(
  unit: ReadyUnit,
  design: UnitPoint,
  airIn: number,
  heat: number,
  share: number,
  power: number,
): YearPoint {
  const { medium, duty, air, input } = unit
  const outlet = medium.temperature(duty.enthalpyIn - heat / duty.massFlow)
  return { heat, outlet, power: power * design.fans.power * (densityAtFan() / design.fans.density) }

  function densityAtFan(): number {
    if (input.fans.draft === 'forced' || share === 0) return dryAirDensity(airIn, air.pressure)
    const volume = share * design.fans.flow * design.fans.count
    let airOut = airIn
    // The warmer the air leaves the less of it a fan moves: a few rounds agree.
    for (let round = 0; round < 8; round++) {
      const massFlow = volume * dryAirDensity(airOut, air.pressure)
      airOut = Math.min(duty.inlet, airIn + heat / (massFlow * dryAirCapacity(airIn, airOut)))
    }
    return dryAirDensity(airOut, air.pressure)
  }
}
