/** States of two-phase flow in a tube, from which tests start. */
import type { TwoPhaseFlow } from '../../engine/tubeside'

/** R-134a condensing at 40 C and boiling at 5 C: properties of two published points. */
export const condensing: TwoPhaseFlow = {
  massFlux: 300,
  quality: 0.5,
  diameter: 8e-3,
  liquid: { rho: 1146.7, mu: 161.45e-6, k: 0.0747156, cp: 1498.4 },
  vapour: { rho: 50.085, mu: 12.373e-6, k: 0.0154, cp: 1144 },
  latentHeat: 163_020,
  surfaceTension: 6.1e-3,
  pressure: 1_016_600,
  criticalPressure: 4_059_280,
  molarMass: 0.102032,
  saturationTemperature: 313.15,
  wallDifference: 3,
}
export const boiling: TwoPhaseFlow = {
  massFlux: 200,
  quality: 0.4,
  diameter: 8e-3,
  liquid: { rho: 1278.07, mu: 250.111e-6, k: 0.0898078, cp: 1355.156 },
  vapour: { rho: 17.1309, mu: 10.91e-6, k: 0.0119, cp: 921 },
  latentHeat: 194_741,
  surfaceTension: 10.73e-3,
  pressure: 349_659,
  criticalPressure: 4_059_280,
  molarMass: 0.102032,
  saturationTemperature: 278.15,
  heatFlux: 10_000,
}
