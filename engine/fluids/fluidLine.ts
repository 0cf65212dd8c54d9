/** A fluid along one pressure, without a change of phase: read by its temperature or its enthalpy. */
import { type HotFluid, hotState } from './fluid'
import { type FluidPoint, fluidPoint, propertySegments, readSegments } from './propertySegments'

/** A fluid between two temperatures. Points are written over: a line has one of its own. */
export interface FluidLine {
  readonly lowest: number
  readonly highest: number
  /** [J/kg] */
  enthalpy(T: number): number
  /** Of an enthalpy [K], held between the ends. */
  temperature(enthalpy: number): number
  at(T: number): Readonly<FluidPoint>
}

/**
 * A fluid along one pressure.
 *
 * @param hot       the fluid
 * @param pressure  [Pa]
 * @param lowest    lowest temperature [K]
 * @param highest   highest temperature [K]
 * @param width     of the intervals that are fitted [K]
 * @returns         its enthalpy, temperature and properties, SI
 *
 * Valid in one phase, as `propertySegments`.
 *
 * Source: Chebyshev interpolation; temperature by Newton's method.
 */
export function fluidLine(
  hot: Pick<HotFluid, 'atTp' | 'transport'>,
  pressure: number,
  lowest: number,
  highest: number,
  width: number,
): FluidLine {
  const state = hotState()
  const segments = propertySegments(
    (T, out) => {
      hot.atTp(T, pressure, state)
      hot.transport(state)
      const { rho, cp, mu, k, h } = state
      Object.assign(out, { rho, cp, mu, k, h, Pr: (cp * mu) / k })
    },
    lowest,
    highest,
    width,
  )
  const point = fluidPoint()
  const at = (T: number) => {
    readSegments(segments, T, point)
    return point
  }
  const [least, most] = [at(lowest).h, at(highest).h]
  return { lowest, highest, enthalpy: T => at(T).h, temperature: temperatureBetween, at }

  function temperatureBetween(enthalpy: number): number {
    if (enthalpy >= most) return highest
    if (enthalpy <= least) return lowest
    let T = lowest + ((enthalpy - least) / (most - least)) * (highest - lowest)
    for (let round = 0; round < 20; round++) {
      const here = at(T)
      const change = (enthalpy - here.h) / here.cp
      T = Math.min(Math.max(T + change, lowest), highest)
      if (Math.abs(change) < 1e-11 * T) break
    }
    return T
  }
}
