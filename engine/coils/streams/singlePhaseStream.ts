/** A fluid that keeps its phase as a stream: the properties of `coilFluid` along its isobar, by enthalpy. */
import { EngineError } from '../../errors'
import { fluidPoint } from '../../fluids/propertySegments'
import { type CoilFluid, fluidAt } from '../tubes/coilFluid'
import type { StreamState, TubeStream } from './stream'

/** Most steps that find a temperature. */
const mostSteps = 5
/** An error that the next step removes completely, and a temperature change that changes no property [K]. */
const small = { miss: 1e-3, move: 1e-6 } as const

/**
 * A liquid or gas in the tubes.
 *
 * @param fluid  the fluid at its entering pressure
 * @returns      the stream; pressure affects only the density of gases
 *
 * Valid where the fluid keeps its phase; at the ends of its property equations the values stay constant, so that a coil
 * that would freeze is marched as if the fluid were just liquid.
 *
 * Source: the fluid's own.
 */
export function singlePhaseStream(fluid: CoilFluid): TubeStream {
  const isGas = fluid.kind === 'gas'
  const point = fluidPoint()
  const held = (T: number) => Math.min(fluid.highest, Math.max(fluid.lowest, T))
  const write = (at: number, p: number, out: StreamState) => {
    out.T = at
    out.h = point.h
    out.rho = isGas ? (point.rho * p) / fluid.pressure : point.rho
    out.mu = point.mu
    out.k = point.k
    out.cp = point.cp
  }
  /** A march evaluates neighbouring places one after another: each starts from the last one. */
  let [T, lastH, lastCp] = [held(300), Number.NaN, 1]
  const toEnthalpy = (h: number): void => {
    if (!Number.isNaN(lastH)) T += (h - lastH) / lastCp
    for (let step = 0; step < mostSteps; step++) {
      fluidAt(fluid, T, point)
      // Beyond the limits the enthalpy is extrapolated linearly.
      const miss = (h - point.h) / point.cp - (T - held(T))
      T += miss
      if (Math.abs(miss) < small.move) break
      if (Math.abs(miss) < small.miss || step === mostSteps - 1) {
        fluidAt(fluid, T, point)
        break
      }
    }
    lastH = h
    lastCp = point.cp
  }
  return {
    name: fluid.name,
    criticalPressure: Number.POSITIVE_INFINITY,
    changesPhase: false,
    feelsPressure: isGas,
    molarMass: Number.NaN,
    at(p, h, out) {
      toEnthalpy(h)
      write(T, p, out)
      out.h = h
    },
    atWall(p, wall, out) {
      fluidAt(fluid, wall, point)
      write(wall, p, out)
    },
    dome() {
      throw new EngineError('invalid-input', `${fluid.name} keeps its phase in this coil`, { path: 'fluid.name' })
    },
    enthalpy(_p, at) {
      fluidAt(fluid, at, point)
      return point.h + point.cp * (at - held(at))
    },
    saturationPressure: () => undefined,
  }
}
