import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'
import { type StreamEnds, streamEnds } from './streamEnds'

/**
 * Correction factor of the mean temperature difference of shells in series.
 *
 * @param hotIn    entering temperature of the hot stream [K]
 * @param hotOut   leaving temperature of the hot stream [K]
 * @param coldIn   entering temperature of the cold stream [K]
 * @param coldOut  leaving temperature of the cold stream [K]
 * @param shells   shells in series [-]; 1 if left out
 * @returns factor on the counterflow mean temperature difference [-]
 *
 * Valid for shells with 2, 4, ... tube passes; a duty that they cannot meet is `inconsistent-state`.
 *
 * Source: A. Fakheri, J. Heat Transfer 125 (2003) 527-530.
 */
export function fakheri(input: StreamEnds & { shells?: number }): Checked<number> {
  const { hotIn, hotOut, coldIn, coldOut, shells = 1 } = input
  const R = (hotIn - hotOut) / (coldOut - coldIn)
  const P = (coldOut - coldIn) / (hotIn - coldIn)
  if (Math.abs(R - 1) < 1e-9) {
    const W = (shells - shells * P) / (shells - shells * P + P)
    const low = W / (1 - W)
    const value = (Math.SQRT2 * (1 - W)) / W / Math.log((low + Math.SQRT1_2) / (low - Math.SQRT1_2))
    return answer(value, input)
  }
  const W = ((1 - P * R) / (1 - P)) ** (1 / shells)
  const S = Math.sqrt(R * R + 1) / (R - 1)
  const value = (S * Math.log(W)) / Math.log((1 + W - S + S * W) / (1 + W + S - S * W))
  return answer(value, input)
}

function answer(value: number, input: StreamEnds): Checked<number> {
  if (Number.isFinite(value) && value > 0) return { value, warnings: [] }
  throw new EngineError('inconsistent-state', 'so few shells cannot do this duty', { ...input })
}

/** Descriptor for the registry. */
export const fakheriCorrelation: Correlation<keyof StreamEnds | 'shells'> = {
  id: 'fakheri',
  kind: 'mean temperature difference',
  authors: 'Fakheri',
  year: 2003,
  title: 'Correction factor of shells in series',
  inputs: [...streamEnds, { name: 'shells', unit: '-', meaning: 'shells in series', optional: true }],
  validity: {},
  accuracy: 'exact at constant properties',
  source: 'J. Heat Transfer 125 (2003) 527-530',
  evaluate: fakheri,
}
