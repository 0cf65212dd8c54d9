import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 5e6], Pr: [0.5, 100] } as const

/**
 * Nusselt number of turbulent flow in a tube after Webb.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor, smooth tube if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid near Pr of unity; the sign of the last exponent is as usually quoted, with which the result is far too low for
 * viscous liquids.
 *
 * Source: Webb, Heat and Mass Transfer 4 (1971) 197-204.
 */
export function webbNusselt(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  requireNumbers({ Re, Pr, friction })
  const value = ((friction / 8) * Re * Pr) / (1.07 + 9 * Math.sqrt(friction / 8) * (Pr - 1) * Pr ** (1 / 4))
  return { value, warnings: outOfRange('webb', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const webbNusseltCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'webb',
  kind: 'tube heat transfer',
  authors: 'Webb',
  year: 1971,
  title: 'Turbulent flow in a tube, analogy',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: 'about 20 % at moderate Pr',
  source: 'Heat and Mass Transfer 4 (1971) 197-204',
  evaluate: webbNusselt,
}
