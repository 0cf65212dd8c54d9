/** What a fan is asked for by its flow, with all fans on and with one off, and where its own curve meets that. */
import { EngineError } from '../errors'
import { airDrop } from './airSide'
import { dryAirDensity } from './dryAir'
import { curveAt, workingPoint } from './fanCurve'
import { usualFan } from './fanDuty'
import type { ReadyUnit, UnitPoint } from './unit'

/** A place of one fan: flow [m3/s], total pressure [Pa]. */
export interface FanPlace {
  readonly flow: number
  readonly pressure: number
  /** Shaft power [W], if the curve has it. */
  readonly power?: number
}

/** Lines of total pressure by the flow of one fan, by rising flow. */
export interface FanLines {
  /** What the bundles, what else is in the way and the ring ask for, with all fans on. */
  readonly system: readonly FanPlace[]
  /** The same with one fan of several off: the air of the others spreads over all bundles. */
  readonly oneOff?: readonly FanPlace[]
  /** The design, and the fan that moves its volume when another is off. */
  readonly point: FanPlace
  readonly oneOffPoint?: FanPlace
  /** The fan's own curve at its speed and density, where that is known, and where it meets the lines. */
  readonly curve?: readonly FanPlace[]
  readonly meets?: FanPlace
  readonly oneOffMeets?: FanPlace
}

/** Places of a line, and how far beyond the flow of the design it goes [-]. */
const [places, beyond] = [16, 1.5]

/**
 * Lines of a unit's fans.
 *
 * @param unit    the unit
 * @param design  its design point
 * @returns       lines and points of total pressure [Pa] by the flow of one fan [m3/s]
 *
 * Valid for planning: the air is as warm as at the design, other losses do not change with the flow, and nothing blows back through
 * a fan that stands. A curve that meets a line nowhere has no point there.
 *
 * Source: as `airDrop`, `curveAt`, `workingPoint`.
 */
export function fanLines({ input, bundle, air }: ReadyUnit, { exchange, fans }: UnitPoint): FanLines {
  const { otherLosses, diameter } = { ...usualFan, ...input.fans }
  const { count, density, flow: design } = fans
  const ring = (Math.PI / 4) * diameter ** 2
  const asked = (running: number) => (flow: number) => {
    const airFlow = flow * density * running
    const drop = airDrop(bundle, airFlow, T => dryAirDensity(T, air.pressure), [air.inlet, exchange.airOut])
    return drop + otherLosses + (density * (flow / ring) ** 2) / 2
  }
  const line = (of: (flow: number) => number): FanPlace[] =>
    Array.from({ length: places }, (_, i) => {
      const flow = (beyond * design * (i + 1)) / places
      return { flow, pressure: of(flow) }
    })
  const [all, fewer] = [asked(count), count > 1 ? asked(count - 1) : undefined]
  const at = (of: (flow: number) => number) => ({ flow: design, pressure: of(design) })
  const { curve } = input.fans
  const ofFan = curve && curveAt(curve, fans.speed, density)
  // A fan that is too large meets the lines beyond the figure, at the latest where its own curve ends.
  const end = curve ? (curve.points.at(-1)!.flow * fans.speed) / curve.speed : 0
  const meets = (of: (flow: number) => number) => ofFan && met(ofFan, of, Math.max(beyond * design, end))
  const [allMeet, fewerMeet] = [meets(all), fewer && meets(fewer)]
  return {
    ...{ system: line(all), point: at(all) },
    ...(fewer ? { oneOff: line(fewer), oneOffPoint: at(fewer) } : {}),
    ...(curve && ofFan
      ? {
          curve: curve.points.map(point => {
            const flow = (point.flow * fans.speed) / curve.speed
            return { flow, pressure: ofFan(flow).pressure }
          }),
        }
      : {}),
    ...(allMeet ? { meets: allMeet } : {}),
    ...(fewerMeet ? { oneOffMeets: fewerMeet } : {}),
  }
}

/** Where both agree; nothing where they do not below the highest flow. */
function met(curve: (flow: number) => FanPlace, asked: (flow: number) => number, most: number): FanPlace | undefined {
  if (asked(most) < curve(most).pressure) return undefined
  try {
    return workingPoint(curve, asked, most)
  } catch (cause) {
    if (cause instanceof EngineError && cause.code === 'out-of-range') return undefined
    throw cause
  }
}
