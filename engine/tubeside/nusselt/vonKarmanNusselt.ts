import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 5e6], Pr: [0.5, 3] } as const

/**
 * Nusselt number of turbulent flow in a tube by the three-layer analogy of von Karman.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor, smooth tube if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: von Karman, Trans. ASME 61 (1939) 705-710.
 */
export function vonKarmanNusselt(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  requireNumbers({ Re, Pr, friction })
  const value = ((friction / 8) * Re * Pr) / (1 + 5 * Math.sqrt(friction / 8) * (Pr - 1 + Math.log((5 * Pr + 1) / 6)))
  return { value, warnings: outOfRange('von-karman', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const vonKarmanNusseltCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'von-karman',
  kind: 'tube heat transfer',
  authors: 'von Karman',
  year: 1939,
  title: 'Turbulent flow in a tube, three-layer analogy',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: 'about 20 %',
  source: 'Trans. ASME 61 (1939) 705-710',
  evaluate: vonKarmanNusselt,
}
