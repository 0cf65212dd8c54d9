import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 5e6], Pr: [0.5, 10] } as const

/**
 * Nusselt number of turbulent flow in a tube after Kawase and Ulbrecht.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor, smooth tube if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: Kawase, Ulbrecht, Chem. Eng. Commun. 15 (1982).
 */
export function kawaseUlbrecht(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  requireNumbers({ Re, Pr, friction })
  const value = 0.0523 * Re * Math.sqrt((friction / 4) * Pr)
  return { value, warnings: outOfRange('kawase-ulbrecht', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const kawaseUlbrechtCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'kawase-ulbrecht',
  kind: 'tube heat transfer',
  authors: 'Kawase, Ulbrecht',
  year: 1982,
  title: 'Turbulent flow in a tube, eddy model',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: 'rough; far too high at moderate Pr',
  source: 'Chem. Eng. Commun. 15 (1982)',
  evaluate: kawaseUlbrecht,
}
