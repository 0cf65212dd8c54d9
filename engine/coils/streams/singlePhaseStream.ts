/** A fluid that keeps its phase as a stream: the properties of `coilFluid` along its isobar, by enthalpy. */
import { EngineError } from '../../errors'
import { fluidPoint } from '../../fluids/propertySegments'
import { type CoilFluid, fluidAt } from '../tubes/coilFluid'
import type { StreamState, TubeStream } from './stream'

/** Steps by which a temperature is found. */
const mostSteps = 5
/** A miss of which the next step leaves nothing, and one that moves no property [K]. */
const small = { miss: 1e-3, move: 1e-6 } as const

/**
 * A liquid or gas in the tubes.
 *
 * @param fluid  the fluid at its entering pressure
 * @returns      the stream; pressure moves nothing but the density of gases
 *
 * Valid where the fluid keeps its phase; held at the ends of its property equations, so that a coil that would freeze is
 * marched as if the fluid were just liquid.
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
  /** A march comes to places next to one another: each starts where the last one was. */
  let [T, lastH, lastCp] = [held(300), Number.NaN, 1]
  const toEnthalpy = (h: number): void => {
    if (!Number.isNaN(lastH)) T += (h - lastH) / lastCp
    for (let step = 0; step < mostSteps; step++) {
      fluidAt(fluid, T, point)
      // Beyond the ends the enthalpy goes on straight.
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
