import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 5e6], Pr: [0.5, 5] } as const

/**
 * Nusselt number of turbulent flow in a tube by the two-layer analogy of Prandtl.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor, smooth tube if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: Prandtl, Essentials of Fluid Dynamics (1952), p. 117.
 */
export function prandtlNusselt(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  requireNumbers({ Re, Pr, friction })
  const value = ((friction / 8) * Re * Pr) / (1 + 8.7 * Math.sqrt(friction / 8) * (Pr - 1))
  return { value, warnings: outOfRange('prandtl', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const prandtlNusseltCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'prandtl',
  kind: 'tube heat transfer',
  authors: 'Prandtl',
  year: 1944,
  title: 'Turbulent flow in a tube, two-layer analogy',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: 'about 25 % off unity Pr',
  source: 'Essentials of Fluid Dynamics (1952), p. 117',
  evaluate: prandtlNusselt,
}
