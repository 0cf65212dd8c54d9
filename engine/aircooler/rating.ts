/** An air cooler in balance: duty and margin, both streams, fans, noise. */
import { risingRoot } from '../economizer/risingRoot'
import { roetzelNicole } from '../exchanger'
import { standardAirDensity } from '../units'
import type { AirCoolerInput, GasMethod } from './airCooler'
import { constructionOf } from './construction'
import { counterCurve } from './counterCurve'
import { dryAirDensity } from './dryAir'
import { exchangeOf } from './exchange'
import { checkFans, type FanDuty } from './fanDuty'
import { fanLines } from './fanLines'
import { knownMedium } from './medium'
import { noiseOf } from './noise'
import { airCoolerNotices, methodsDiffer, shortFans } from './notices'
import { isPublishedByRoetzel } from './published'
import type { AirCoolerRating, ExchangeRating } from './rated'
import { type BesideGasRating, streamSide } from './streamSide'
import { designPoint, type ReadyUnit, readyUnit, type UnitPoint } from './unit'

/** Distances for which the noise is told where nothing else is said [m]. */
const usualDistances = [1, 400]
/** Surface that a margin is looked for in, over the one there is [-]. */
const mostSurface = 20

/**
 * An air cooler at its design air.
 *
 * @param input  the air cooler
 * @returns      heat, margin, both streams, fans, noise, weight, notices; SI
 *
 * Valid as `readyUnit`, `designPoint`.
 *
 * Source: see there; counter-crossflow by `marchRows`.
 */
export function rateAirCooler(input: AirCoolerInput): AirCoolerRating {
  return ratingOf(readyUnit(input))
}

/** The same of a unit that is ready. See `rateAirCooler`. */
export function ratingOf(unit: ReadyUnit): AirCoolerRating {
  const point = designPoint(unit)
  const lines = fanLines(unit, point)
  const { stream, ...rating } = ratedAt(unit, point, marginsOf(unit, point))
  const { beside } = stream
  const compared = beside && comparedOf(unit, point, beside.method)
  return {
    ...{ ...rating, lines },
    stream: beside && compared ? { ...stream, beside: { ...beside, compared } } : stream,
    warnings: [
      ...rating.warnings,
      ...shortFans(unit, lines),
      ...(compared ? methodsDiffer(rating.heat, compared) : []),
    ],
  }
}

/** The unit in the same air, with the gas beside its vapour by the other method. */
function comparedOf(unit: ReadyUnit, { airFlow }: UnitPoint, own: GasMethod): BesideGasRating['compared'] {
  const { input, bundle, duty, air } = unit
  const { medium } = input.process
  if (medium.kind !== 'fluid' || !medium.inert) return undefined
  const method = own === 'colburn-hougen' ? 'silver-bell-ghaly' : 'colburn-hougen'
  const other = knownMedium({ ...medium, inert: { ...medium.inert, method } })
  const { heat, enthalpyOut } = exchangeOf({ bundle, medium: other, duty, airFlow, airIn: air.inlet })
  const { dew, at } = other.path!
  return { method, heat, vapourOut: duty.massFlow * (enthalpyOut >= dew.h ? dew : at(enthalpyOut)).vapour }
}

/** The same without the margin of the surface, which takes most of the time: for searches. See `rateAirCooler`. */
export function quickRatingOf(unit: ReadyUnit): AirCoolerRating {
  const point = designPoint(unit)
  return ratedAt(unit, point, marginOf(unit, point))
}

type Margins = Pick<AirCoolerRating, 'required' | 'margin' | 'surfaceMargin'>

function ratedAt(unit: ReadyUnit, point: UnitPoint, margins: Margins): AirCoolerRating {
  const { input, bundle, medium, duty, air } = unit
  const { exchange, fans, airFlow } = point
  const { heat, airOut } = exchange
  const density = (T: number) => dryAirDensity(T, air.pressure)
  const curve = counterCurve(unit, exchange)
  const rating = {
    heat,
    ...margins,
    air: {
      ...{ massFlow: airFlow, pressure: air.pressure, inlet: air.inlet, leaving: airOut },
      leavingByRow: exchange.marched.air.slice(1).map(row => row.reduce((sum, T) => sum + T, 0) / row.length),
      faceVelocity: airFlow / density(air.inlet) / bundle.face,
      standardFaceVelocity: airFlow / standardAirDensity / bundle.face,
      leavingVelocity: airFlow / density(airOut) / bundle.face,
      ...{ reynolds: exchange.air.reynolds, film: exchange.air.coefficient, bareFilm: exchange.air.bare },
      ...{ finEfficiency: exchange.air.finEfficiency, drop: point.drop },
    },
    stream: streamSide(bundle, medium, duty, exchange),
    exchange: exchangeRating(unit, point, curve.mean),
    pinch: curve.least,
    fans,
    noise: noiseOfFans(input, fans),
    construction: constructionOf(bundle),
    residual: Math.abs(duty.massFlow * (duty.enthalpyIn - exchange.enthalpyOut) - heat) / Math.max(heat, 1e-9),
  }
  return { ...rating, warnings: airCoolerNotices(unit, rating) }
}

const noiseOfFans = ({ fans }: AirCoolerInput, { tipSpeed, shaft, count }: FanDuty) =>
  noiseOf(
    { tipSpeed, power: shaft, diameter: fans.diameter, draft: fans.draft },
    count,
    fans.distances ?? usualDistances,
  )

function marginOf({ duty: { required } }: ReadyUnit, { exchange }: UnitPoint): Margins {
  return required === undefined ? {} : { required, margin: exchange.heat / required - 1 }
}

function marginsOf(unit: ReadyUnit, point: UnitPoint): Margins {
  const { bundle, medium, duty, air } = unit
  const { exchange, airFlow } = point
  const { required, margin } = marginOf(unit, point)
  if (required === undefined || margin === undefined) return {}
  const heatOf = (logSurface: number) =>
    exchangeOf({ bundle, medium, duty, airFlow, airIn: air.inlet, surface: Math.exp(logSurface) }, exchange).heat
  const most = Math.log(mostSurface)
  // Some heat no surface gives: the margin of the surface is then not said.
  if (margin < 0 && heatOf(most) < required) return { required, margin }
  const needed = risingRoot(x => heatOf(x) - required, -most, most, -margin * 2, required, 1e-7 * required)
  return { required, margin, surfaceMargin: Math.exp(-needed) - 1 }
}

function exchangeRating(
  { bundle, medium, duty, air }: ReadyUnit,
  { exchange }: UnitPoint,
  mean?: number,
): ExchangeRating {
  const { heat, airOut, outlet, overall } = exchange
  const { inlet } = duty
  const rise = airOut - air.inlet
  const capacity = heat / rise
  const ntu = (overall * bundle.bareArea) / capacity
  const passes = bundle.passRows.length
  // The published factor is one of constant heat capacities: of no stream that condenses, or that is near its critical point.
  const condenses = medium.dome !== undefined && duty.enthalpyIn > medium.dome.bubble.h
  const hasOneCapacity = !condenses && medium.film !== 'dense'
  const isEven = bundle.passRows.every(each => each.length === bundle.passRows[0]!.length)
  return {
    ...{ bareArea: bundle.bareArea, finnedArea: bundle.areas.outside * bundle.bundles },
    ...{ faceArea: bundle.face, freeFlow: bundle.freeFlow, overall, ntu },
    ratio: (inlet - outlet) / rise,
    effectiveness: rise / (inlet - air.inlet),
    ...(mean === undefined ? {} : { meanDifference: mean, factor: heat / (overall * bundle.bareArea * mean) }),
    ...(mean !== undefined && hasOneCapacity && isEven && isPublishedByRoetzel(bundle.rows, passes)
      ? {
          roetzelNicole: roetzelNicole({
            ...{ hotIn: inlet, hotOut: outlet, coldIn: air.inlet, coldOut: airOut, rows: bundle.rows, passes },
          }).value,
        }
      : {}),
  }
}

/**
 * The rating of a unit whose blades turn at another speed: fans and noise change, the balance does not, because the air
 * is given.
 *
 * @param unit      the unit, with its air given
 * @param rating    its rating
 * @param tipSpeed  of the blades [m/s]
 * @returns         the rating at that speed
 *
 * Valid as `checkFans`. Whether blades give their pressure at that speed is their maker's to say.
 *
 * Source: definition.
 */
export function turningAt(unit: ReadyUnit, rating: AirCoolerRating, tipSpeed: number): AirCoolerRating {
  const input = { ...unit.input, fans: { ...unit.input.fans, tipSpeed } }
  checkFans(input.fans)
  const fans = { ...rating.fans, tipSpeed, speed: tipSpeed / (Math.PI * input.fans.diameter) }
  const turned = { ...rating, fans, noise: noiseOfFans(input, fans) }
  return { ...turned, warnings: airCoolerNotices({ ...unit, input }, turned) }
}
