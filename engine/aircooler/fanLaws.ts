/** What a fan does at another speed, size and density, by the laws of similar fans. */
import { requireWithin } from '../errors'
import { dryAirDensity } from './dryAir'

/** A fan at work. SI. */
export interface FanPoint {
  /** Air at its own density [m3/s]. */
  readonly flow: number
  /** Total or static, as given [Pa]. */
  readonly pressure: number
  /** At the shaft [W]. */
  readonly power: number
  /** Turns of a second [1/s]. */
  readonly speed: number
  readonly diameter: number
  /** Of the air that it was measured with [kg/m3]. */
  readonly density: number
}

/** What is otherwise: speed over that before [-], diameter [m], and the air: density [kg/m3], or temperature [K] and pressure [Pa]. */
export interface FanChange {
  readonly speedRatio?: number
  readonly diameter?: number
  readonly density?: number
  readonly temperature?: number
  readonly pressure?: number
}

/** A fan at work, with the mass of its air [kg/s], the speed of its blade tips [m/s], and its efficiency [-]. */
export interface FanState extends FanPoint {
  readonly massFlow: number
  readonly tipSpeed: number
  readonly efficiency: number
}

/**
 * A fan at another speed, diameter and density.
 *
 * @param point   flow [m3/s], pressure [Pa], power [W], speed [1/s], diameter [m], density [kg/m3]
 * @param change  speed ratio [-], diameter [m], density or temperature and pressure of the air
 * @returns       the same of the changed fan, tip speed [m/s], mass flow [kg/s], efficiency [-]
 *
 * Valid for similar fans at the same point of their curve, 5 to 300 % of the speed; else `out-of-range`.
 *
 * Source: fan laws, AMCA 201: flow by n D^3, pressure by density n^2 D^2, power by density n^3 D^5.
 */
export function fanLaws(point: FanPoint, change: FanChange): FanState {
  requireWithin('the flow of the fan', point.flow, 0, 1e4)
  requireWithin('the pressure of the fan', point.pressure, 0, 1e5)
  requireWithin('the power of the fan', point.power, 0, 1e8)
  requireWithin('the speed of the fan in turns a second', point.speed, 0.1, 500)
  requireWithin('the diameter of the fan', point.diameter, 0.05, 20)
  requireWithin('the density of the air', point.density, 0.1, 5)
  const { speedRatio = 1, diameter = point.diameter } = change
  requireWithin('the speed over that before', speedRatio, 0.03, 3)
  requireWithin('the diameter of the changed fan', diameter, 0.05, 20)
  const density = changedDensity(point, change)
  requireWithin('the density of the air', density, 0.1, 5)
  const [n, D, rho] = [speedRatio, diameter / point.diameter, density / point.density]
  const flow = point.flow * n * D ** 3
  const pressure = point.pressure * rho * n ** 2 * D ** 2
  const power = point.power * rho * n ** 3 * D ** 5
  const speed = point.speed * n
  return {
    ...{ flow, pressure, power, speed, diameter, density },
    massFlow: flow * density,
    tipSpeed: Math.PI * diameter * speed,
    efficiency: power > 0 ? (flow * pressure) / power : 0,
  }
}

function changedDensity(point: FanPoint, { density, temperature, pressure = 101_325 }: FanChange): number {
  if (density !== undefined) return density
  return temperature === undefined ? point.density : dryAirDensity(temperature, pressure)
}
