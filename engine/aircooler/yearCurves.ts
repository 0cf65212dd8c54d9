/** What a unit gives by the temperature of the air and the share of its fans: worked out at some places, read at all others. */
import { dryAirCapacity, dryAirDensity } from './dryAir'
import { naturalPoint } from './offDesign'
import { pointByVolume, type ReadyUnit, type UnitPoint } from './unit'

/** A unit at an hour. Heat [W], outlet [K], power of all fans [W]. */
export interface YearPoint {
  readonly heat: number
  readonly outlet: number
  readonly power: number
}

/** Heat over the most that the stream could give to air of that temperature [-], by temperature [K]. */
export type ShareByAir = (airIn: number) => number

/** Places of the temperature, and of the logarithm of the speed. */
const [airPlaces, standingPlaces, speedPlaces] = [6, 4, 9]

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
  const { values } = valuesAt(unit, design, share, places)
  return airIn => weighed(sharesOf(places, airIn), values)
}

/** Each point begins with the one before; `first` is that of the first place, for the curve beside this one to begin with. */
function valuesAt(unit: ReadyUnit, design: UnitPoint, share: number, { at }: Places, begun = design.exchange) {
  const exchanges = at.map(airIn => {
    const point = share > 0 ? pointByVolume(unit, design, share, airIn, begun) : naturalPoint(unit, design, airIn)
    begun = point.exchange
    return point.exchange
  })
  return { values: exchanges.map(({ heat }, i) => heat / mostHeat(unit, at[i]!)), first: exchanges[0]! }
}

/**
 * A unit with its fans at any speed, by the temperature of the air.
 *
 * @param unit    the unit
 * @param design  its design point
 * @param least   lowest speed over that of the design [-]
 * @param ends    coldest and hottest air [K]
 * @returns       a function of the temperature, that gives one of the speed: heat over the most
 *
 * Valid between the ends.
 *
 * Source: interpolation at Chebyshev points, of the speed in its logarithm.
 */
export function sharesBySpeed(
  unit: ReadyUnit,
  design: UnitPoint,
  least: number,
  ends: readonly [low: number, high: number],
): (airIn: number) => (speed: number) => number {
  const speeds = placesBetween(Math.log(least), 0, speedPlaces)
  const places = placesBetween(...ends, airPlaces)
  let begun = design.exchange
  const curves = speeds.at.map(log => {
    const { values, first } = valuesAt(unit, design, Math.exp(log), places, begun)
    begun = first
    return values
  })
  return airIn => {
    const shares = sharesOf(places, airIn)
    const values = curves.map(curve => weighed(shares, curve))
    return speed => weighed(sharesOf(speeds, Math.log(speed)), values)
  }
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
