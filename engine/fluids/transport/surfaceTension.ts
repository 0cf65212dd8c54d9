/** Surface tension of a liquid against its own vapour. */
import type { FluidData } from '../fluidData'
import { ancillaryAt } from '../helmholtz/equation'
import { sumOfPowers } from './series'

/**
 * Surface tension of a fluid.
 *
 * @param of  the fluid
 * @param T   temperature [K]
 * @returns   surface tension [N/m], 0 at and above the critical temperature
 *
 * Valid on the saturation line; a fluid without a correlation is estimated, within about 5 %.
 *
 * Source: the data module's own citation; the estimate: J. R. Brock and R. B. Bird, AIChE J. 1 (1955) 174, with the
 * factor of D. G. Miller, as in Poling, Prausnitz and O'Connell (2001), equation 12-3.5.
 */
export function surfaceTensionAt(of: FluidData, T: number): number {
  const { surfaceTension, critical, saturation } = of
  if (surfaceTension) return T < surfaceTension.T ? sumOfPowers(surfaceTension.terms, 1 - T / surfaceTension.T) : 0
  if (T >= critical.T) return 0
  const atmosphere = 101_325
  // Normal boiling point, by the slope of the vapour pressure from 0.7 Tc.
  const logP = (T: number) => Math.log(ancillaryAt(saturation.bubble, T) / atmosphere)
  let boiling = 0.66 * critical.T
  for (let step = 0; step < 8; step++) {
    const slope = (logP(1.001 * boiling) - logP(boiling)) / (0.001 * boiling)
    boiling -= logP(boiling) / slope
  }
  const reduced = boiling / critical.T
  const Q = 0.1196 * (1 + (reduced * Math.log(critical.p / atmosphere)) / (1 - reduced)) - 0.279
  return 1e-3 * Math.cbrt((critical.p / 1e5) ** 2 * critical.T) * Q * (1 - T / critical.T) ** (11 / 9)
}
