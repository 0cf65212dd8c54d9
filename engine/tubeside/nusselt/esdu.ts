import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4e3, 1e6], Pr: [0.3, 3000] } as const

/**
 * Nusselt number of turbulent flow in a smooth tube after ESDU.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @param Pr  Prandtl number at the bulk temperature [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: ESDU, ESDU 92003 (1992).
 */
export function esdu(input: { Re: number; Pr: number }): Checked<number> {
  const { Re, Pr } = input
  requireNumbers({ Re, Pr })
  const value = 0.0225 * Re ** 0.795 * Pr ** 0.495 * Math.exp(-0.0225 * Math.log(Pr) ** 2)
  return { value, warnings: outOfRange('esdu', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const esduCorrelation: Correlation<'Re' | 'Pr'> = {
  id: 'esdu',
  kind: 'tube heat transfer',
  authors: 'ESDU',
  year: 1992,
  title: 'Turbulent flow in a smooth tube, fit with curvature in Pr',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'ESDU 92003 (1992)',
  evaluate: esdu,
}
