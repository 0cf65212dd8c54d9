import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

const range = { Re: [1e4, 1e6], Pr: [0.5, 100] } as const

/**
 * Nusselt number of turbulent flow in a smooth tube by the analogy of Colburn.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @param Pr  Prandtl number at the film temperature [-]
 * @returns Nusselt number [-], with a warning outside the fitted range
 *
 * Valid for 10 000 <= Re <= 1 000 000 and 0.5 <= Pr <= 100.
 *
 * Source: A. P. Colburn, Trans. AIChE 29 (1933) 174-210.
 */
export function colburn({ Re, Pr }: { Re: number; Pr: number }): Checked<number> {
  if (!(Re > 0 && Pr > 0)) throw new EngineError('not-positive', 'Re and Pr must be positive', { Re, Pr })
  return { value: 0.023 * Re ** 0.8 * Pr ** (1 / 3), warnings: outOfRange('colburn', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const colburnCorrelation: Correlation<'Re' | 'Pr'> = {
  id: 'colburn',
  kind: 'tube heat transfer',
  authors: 'Colburn',
  year: 1933,
  title: 'Turbulent flow in a smooth tube, analogy with friction',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the film temperature' },
  ],
  validity: range,
  accuracy: 'about 20 %',
  source: 'Trans. AIChE 29 (1933) 174-210',
  evaluate: colburn,
}
