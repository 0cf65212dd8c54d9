import type { CorrelationInput } from '../correlation'

/** The four end temperatures of two streams [K]. */
export interface StreamEnds {
  hotIn: number
  hotOut: number
  coldIn: number
  coldOut: number
}

/** Descriptors of these inputs, for the registry. */
export const streamEnds: readonly CorrelationInput<keyof StreamEnds>[] = [
  { name: 'hotIn', unit: 'K', meaning: 'entering temperature of the hot stream' },
  { name: 'hotOut', unit: 'K', meaning: 'leaving temperature of the hot stream' },
  { name: 'coldIn', unit: 'K', meaning: 'entering temperature of the cold stream' },
  { name: 'coldOut', unit: 'K', meaning: 'leaving temperature of the cold stream' },
]
