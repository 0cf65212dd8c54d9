/** The state of the fluid where it enters or leaves a coil. */
import { domeEnds, streamState, type TubeStream } from './stream'

/** Error of the solver within which a state counts as saturated [-]. */
const onDome = 1e-5

/**
 * Fluid at an end: temperature [K], density [kg/m3], viscosity [Pa s], and quality under the dome, or superheat or
 * subcooling [K].
 */
export interface EndState {
  T: number
  rho: number
  mu: number
  quality?: number
  superheat?: number
  subcooling?: number
}

/**
 * The fluid at an end of a coil.
 *
 * @param stream    the fluid
 * @param pressure  [Pa]
 * @param enthalpy  [J/kg]
 * @returns         its state; under the dome as a homogeneous mixture of both phases
 *
 * Valid in the range of the fluid.
 *
 * Source: definition; viscosity of mixed phases W. H. McAdams (1942).
 */
export function endState(stream: TubeStream, pressure: number, enthalpy: number): EndState {
  const state = streamState()
  if (!stream.changesPhase || pressure >= stream.criticalPressure) {
    stream.at(pressure, enthalpy, state)
    return { T: state.T, rho: state.rho, mu: state.mu }
  }
  const ends = domeEnds()
  stream.dome(pressure, ends)
  const { bubble, dew } = ends
  const quality = (enthalpy - bubble.h) / (dew.h - bubble.h)
  if (quality >= -onDome && quality <= 1 + onDome) {
    const x = Math.min(1, Math.max(0, quality))
    const rho = 1 / (x / dew.rho + (1 - x) / bubble.rho)
    const mu = 1 / (x / dew.mu + (1 - x) / bubble.mu)
    return { T: bubble.T + x * (dew.T - bubble.T), rho, mu, quality: x, ...(x === 1 && { superheat: 0 }) }
  }
  stream.at(pressure, enthalpy, state)
  const place = quality > 1 ? { superheat: state.T - dew.T } : { subcooling: bubble.T - state.T }
  return { T: state.T, rho: state.rho, mu: state.mu, ...place }
}
