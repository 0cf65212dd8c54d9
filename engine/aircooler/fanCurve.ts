/** The curve of a fan, and where it meets what a bundle asks for. */

import { risingRoot } from '../economizer/risingRoot'
import { EngineError, requireWithin } from '../errors'

/** A curve as its maker gives it: total pressure [Pa] by flow [m3/s], at a speed [1/s] and a density [kg/m3]. */
export interface FanCurve {
  readonly points: readonly { readonly flow: number; readonly pressure: number; readonly power?: number }[]
  readonly speed: number
  readonly density: number
}

/** A working point: flow [m3/s], total pressure [Pa], power at the shaft [W] where the curve has it. */
export interface WorkingPoint {
  readonly flow: number
  readonly pressure: number
  readonly power?: number
}

/**
 * The curve at another speed and density.
 *
 * @param curve    points in the order of rising flow
 * @param speed    [1/s]
 * @param density  of the air at the fan [kg/m3]
 * @returns        total pressure [Pa], power [W] where known, by flow [m3/s]; beyond its ends the curve goes on straight
 *
 * Valid for two points and more whose flow rises and whose pressure falls; else `invalid-input`.
 *
 * Source: fan laws as `fanLaws`; straight between points.
 */
export function curveAt(curve: FanCurve, speed: number, density: number): (flow: number) => WorkingPoint {
  checkCurve(curve)
  const [n, rho] = [speed / curve.speed, density / curve.density]
  const { points } = curve
  return flow => {
    const before = flow / n
    const beyond = points.findIndex(point => point.flow > before)
    const index = beyond < 0 ? points.length - 2 : Math.max(0, beyond - 1)
    const [one, next] = [points[index]!, points[index + 1]!]
    const share = (before - one.flow) / (next.flow - one.flow)
    const along = (from: number, to: number) => from + share * (to - from)
    const hasPower = one.power !== undefined && next.power !== undefined
    return {
      flow,
      pressure: along(one.pressure, next.pressure) * rho * n * n,
      ...(hasPower ? { power: Math.max(0, along(one.power, next.power) * rho * n ** 3) } : {}),
    }
  }
}

function checkCurve({ points, speed, density }: FanCurve): void {
  requireWithin('the speed of the curve in turns a second', speed, 0.1, 500)
  requireWithin('the density of the curve', density, 0.1, 5)
  const falls = points.every(
    (point, i) => i === 0 || (point.flow > points[i - 1]!.flow && point.pressure < points[i - 1]!.pressure),
  )
  if (points.length < 2 || !falls || !(points[0]!.flow >= 0))
    throw new EngineError(
      'invalid-input',
      'the curve of a fan has two points and more, by rising flow and falling pressure',
      {
        path: 'fans.curve',
      },
    )
}

/**
 * Where a fan and what it blows through agree.
 *
 * @param curve  total pressure of the fan by flow [Pa]
 * @param asked  total pressure that is asked for, by flow of one fan [Pa]
 * @param most   highest flow that counts [m3/s]
 * @returns      the working point
 *
 * Valid where the fan gives more than is asked at little flow, and less at the most; else `out-of-range`.
 *
 * Source: definition.
 */
export function workingPoint(
  curve: (flow: number) => WorkingPoint,
  asked: (flow: number) => number,
  most: number,
): WorkingPoint {
  const short = (flow: number) => asked(flow) - curve(flow).pressure
  const least = most * 1e-3
  if (short(least) > 0)
    throw new EngineError('out-of-range', 'the fan gives less pressure than the bundle takes at any flow', {
      path: 'fans.curve',
    })
  const flow = risingRoot(
    short,
    least,
    most,
    0.7 * most,
    Math.max(1e-6, asked(most) / most),
    1e-7 * Math.max(1, asked(most)),
  )
  return curve(flow)
}
