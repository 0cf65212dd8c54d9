/** Velocity in the tubes of a boiling or condensing fluid: that of its vapour, where it is fastest. */
import { expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import { fluidOf } from '../../../engine/fluids'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'

const engines = ['original', 'v2025'] as const

/** Density of the vapour at the end of the coil where it is vapour: dry steam, hot gas, superheated suction gas. */
const vapours = {
  STEAM: ({ enteringPressure: p }: { enteringPressure: number }) => fluidOf('Water').state({ p, q: 1 }).rho,
  COND: ({ enteringPressure: p, enteringEnthalpy: h }: { enteringPressure: number; enteringEnthalpy: number }) =>
    fluidOf('R-410A').state({ p, h }).rho,
  EVAP: ({ leavingPressure: p, leavingEnthalpy: h }: { leavingPressure: number; leavingEnthalpy: number }) =>
    fluidOf('R-410A').state({ p, h }).rho,
}

it.each(Object.entries(vapours))(
  'of %s is the mass flux over the density of its vapour, by both engines',
  (type, rho) => {
    for (const engineVersion of engines) {
      const { fluid } = rateCoil({ ...exampleOf(type as keyof typeof vapours), engineVersion })
      const phase = fluid.phaseChange!
      // Between the tubes and the connection, where the state is known, a little pressure is lost.
      expect(Math.abs((fluid.tubeVelocity * rho(phase)) / phase.massFlux - 1), engineVersion).toBeLessThan(0.015)
    }
  },
)
