import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4000, 5e6], Pr: [0.01, 1000] } as const

/**
 * Nusselt number of turbulent flow in a tube after Churchill and Zajic.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor, smooth tube if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: Churchill, Zajic, AIChE J. 48 (2002) 927-940.
 */
export function churchillZajic(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  requireNumbers({ Re, Pr, friction })
  const turbulentPr = 0.85 + 0.015 / Pr
  const low = (Re * friction) / 8 / (1 + 145 * (8 / friction) ** -1.25)
  const high = 0.07343 * Re * (Pr / turbulentPr) ** (1 / 3) * Math.sqrt(friction / 8)
  const ratio = turbulentPr / Pr
  const value = 1 / (ratio / low + (1 - ratio ** (2 / 3)) / high)
  return { value, warnings: outOfRange('churchill-zajic', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const churchillZajicCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'churchill-zajic',
  kind: 'tube heat transfer',
  authors: 'Churchill, Zajic',
  year: 2002,
  title: 'Turbulent flow in a tube, by analogy with momentum',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'AIChE J. 48 (2002) 927-940',
  evaluate: churchillZajic,
}
