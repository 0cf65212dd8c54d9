/** What the fans of an air cooler do: pressures, power, and how they cover the bundles. */
import { requireWithin } from '../errors'
import type { Fans } from './airCooler'
import type { KnownBundle } from './bundle'
import { dryAirDensity } from './dryAir'

/** Fans at work. Of one fan: flow [m3/s], pressures [Pa], power [W]. */
export interface FanDuty {
  readonly count: number
  readonly flow: number
  /** Of the air at the fan [kg/m3], and through its ring [m/s]. */
  readonly density: number
  readonly ringVelocity: number
  /** Of the bundle and what else is in the way; of the velocity in the ring; of both. */
  readonly staticPressure: number
  readonly velocityPressure: number
  readonly totalPressure: number
  readonly shaft: number
  /** At the terminals of its motor. */
  readonly electric: number
  /** Of all fans [W]. */
  readonly power: number
  /** Of rings over face [-]. */
  readonly coverage: number
  /** Between the edge of the ring and the farthest side of the field that a fan serves [rad]. */
  readonly dispersion?: number
  readonly tipSpeed: number
  /** [1/s] */
  readonly speed: number
}

/** What a fan blows: dry air of the unit [kg/s] at its pressure [Pa], warm or cold by its draft [K], and the bundle's drop [Pa]. */
export interface FanLoad {
  readonly airFlow: number
  readonly pressure: number
  readonly airIn: number
  readonly airOut: number
  readonly bundleDrop: number
}

/** Where nothing else is said: tips [m/s]; fan, belt, motor [-]; nothing but the bundle in the way. */
export const usualFan = {
  tipSpeed: 50,
  efficiency: 0.7,
  driveEfficiency: 0.95,
  motorEfficiency: 0.9,
  otherLosses: 0,
} as const

/**
 * Fans at work.
 *
 * @param fans    of each bay
 * @param bays    how many
 * @param bundle  the bundles
 * @param load    air, its pressure and temperatures, drop of the bundle
 * @param shaft   power at the shaft by the curve of the fan [W], where it is known
 * @returns       flow, pressures, power, coverage, dispersion
 *
 * Valid for fans of 0.3 to 10 m that share the air evenly; else `out-of-range`.
 *
 * Source: definitions; limits of API 661 are in `usualLimits`.
 */
export function fanDuty(fans: Fans, bays: number, bundle: KnownBundle, load: FanLoad, shaft?: number): FanDuty {
  checkFans(fans)
  const { diameter, draft, tipSpeed, efficiency, driveEfficiency, motorEfficiency, otherLosses } = {
    ...usualFan,
    ...fans,
  }
  const count = fans.perBay * bays
  const ring = (Math.PI / 4) * diameter ** 2
  const density = dryAirDensity(draft === 'forced' ? load.airIn : load.airOut, load.pressure)
  const flow = load.airFlow / density / count
  const ringVelocity = flow / ring
  const velocityPressure = (density * ringVelocity ** 2) / 2
  const staticPressure = load.bundleDrop + otherLosses
  const totalPressure = staticPressure + velocityPressure
  const power = shaft ?? (flow * totalPressure) / efficiency
  const electric = power / (driveEfficiency * motorEfficiency)
  return {
    ...{ count, flow, density, ringVelocity, staticPressure, velocityPressure, totalPressure, shaft: power, electric },
    power: count * electric,
    coverage: (count * ring) / bundle.face,
    ...(fans.plenumHeight === undefined ? {} : { dispersion: dispersionOf(fans, bays, bundle, fans.plenumHeight) }),
    tipSpeed,
    speed: tipSpeed / (Math.PI * diameter),
  }
}

function dispersionOf(fans: Fans, bays: number, bundle: KnownBundle, height: number): number {
  const field = Math.max(...fieldOf(fans, bayOf(bays, bundle)))
  return Math.atan(Math.max(0, field - fans.diameter) / 2 / height)
}

/** What a fan serves, across the bundles of its bay and along their tubes [m]. */
const fieldOf = ({ perBay }: Pick<Fans, 'perBay'>, { width, length }: Bay) => [width, length / perBay] as const

/** A bay across its bundles, and along their tubes [m]. */
export interface Bay {
  readonly width: number
  readonly length: number
}

/** The bay in which bundles lie. */
export const bayOf = (bays: number, { areas, tubeLength, bundles }: KnownBundle): Bay => ({
  width: (areas.face / tubeLength) * (bundles / bays),
  length: tubeLength,
})

/**
 * The widest fan that a bay has room for: no wider than its bundles, and beside the others along the tubes.
 *
 * @param fans  of each bay
 * @param bay   its width and its length [m]
 * @returns     diameter [m]
 *
 * Valid for fans in one line along the tubes.
 *
 * Source: geometry.
 */
export function widestFan(fans: Pick<Fans, 'perBay'>, bay: Bay): number {
  return Math.min(...fieldOf(fans, bay))
}

/** Fans that just fit may be too wide by what their sum is rounded by [-]. */
const hair = 1e-9

/**
 * Whether a bay has room for its fans.
 *
 * @param fans  of each bay
 * @param bay   its width and its length [m]
 * @returns     whether they are as wide as `widestFan` at most
 *
 * Valid as `widestFan`.
 *
 * Source: see there.
 */
export function hasRoom(fans: Pick<Fans, 'perBay' | 'diameter'>, bay: Bay): boolean {
  return fans.diameter <= widestFan(fans, bay) * (1 + hair)
}

/**
 * Refuses fans that cannot be.
 *
 * @param fans  of each bay
 *
 * Valid for 1 to 12 fans of 0.3 to 10 m with tips from 5 to 120 m/s; else `out-of-range`.
 *
 * Source: practice.
 */
export function checkFans(fans: Fans): void {
  requireWithin('the fans of a bay', fans.perBay, 1, 12)
  requireWithin('the fans of a bay, as a whole number', fans.perBay % 1, 0, 0)
  requireWithin('the diameter of the fans', fans.diameter, 0.3, 10)
  requireWithin('the tip speed', fans.tipSpeed ?? usualFan.tipSpeed, 5, 120)
  for (const share of [fans.efficiency, fans.driveEfficiency, fans.motorEfficiency])
    if (share !== undefined) requireWithin('an efficiency', share, 0.1, 1)
  requireWithin('the other losses of the air', fans.otherLosses ?? 0, 0, 1000)
  if (fans.plenumHeight !== undefined) requireWithin('the height of the plenum', fans.plenumHeight, 0.1, 10)
  if (fans.draftHeight !== undefined) requireWithin('the height of warm air', fans.draftHeight, 0.05, 50)
}
