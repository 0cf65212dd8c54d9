import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 5e6], Pr: [0.01, 10] } as const

/**
 * Nusselt number of turbulent flow in a tube after Martinelli, also for liquid metals.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor, smooth tube if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: Martinelli, Trans. ASME 69 (1947) 947-959.
 */
export function martinelli(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  requireNumbers({ Re, Pr, friction })
  const root = Math.sqrt(friction / 8)
  const value = (Re * Pr * root) / (5 * (Pr + Math.log(1 + 5 * Pr) + 0.5 * Math.log((Re * root) / 60)))
  return { value, warnings: outOfRange('martinelli', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const martinelliCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'martinelli',
  kind: 'tube heat transfer',
  authors: 'Martinelli',
  year: 1947,
  title: 'Turbulent flow in a tube, analogy for liquid metals too',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: 'about 20 %',
  source: 'Trans. ASME 69 (1947) 947-959',
  evaluate: martinelli,
}
