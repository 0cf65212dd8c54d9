import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'

/**
 * Mean Nusselt number of laminar flow that develops thermally in a tube at constant wall temperature.
 *
 * @param Gz  Graetz number, Re Pr D / L [-]
 * @returns Nusselt number on the inner diameter [-]; 3.66 for a long tube
 *
 * Valid for Re below 2 300 with a developed velocity profile.
 *
 * Source: H. Hausen, Z. VDI Beiheft Verfahrenstechnik 4 (1943) 91-98.
 *
 * @example hausen({ Gz: 10 }).value // 4.2234
 */
export function hausen({ Gz }: { Gz: number }): Checked<number> {
  if (!(Gz >= 0)) throw new EngineError('not-positive', 'Gz must not be negative', { Gz })
  return { value: 3.66 + (0.0668 * Gz) / (1 + 0.04 * Gz ** (2 / 3)), warnings: [] }
}

/** Descriptor for the registry. */
export const hausenCorrelation: Correlation<'Gz'> = {
  id: 'hausen',
  kind: 'tube heat transfer',
  authors: 'Hausen',
  year: 1943,
  title: 'Laminar flow developing in a tube at constant wall temperature',
  inputs: [{ name: 'Gz', unit: '-', meaning: 'Graetz number, Re Pr D / L' }],
  validity: { Gz: [0, 1e5] },
  accuracy: 'about 10 %',
  source: 'Z. VDI Beiheft Verfahrenstechnik 4 (1943) 91-98',
  evaluate: hausen,
}
