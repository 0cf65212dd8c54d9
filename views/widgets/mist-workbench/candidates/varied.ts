/** What a search for sprays may vary, and what it varies by default. */
import type { MistPath } from '../../../../shared/mist/fields/mistFields'
import type { SprayField } from '../../../../shared/mist/search/sprayCatalogue'

/** In the order of the left pane; nozzles are those of the list. */
export const varied = [
  { field: 'effectiveness', label: 'Effectiveness' },
  { field: 'pressure', label: 'Pump pressure' },
  { field: 'nozzle', label: 'Nozzles of the list' },
] as const satisfies readonly { field: SprayField; label: string }[]

export const firstWish = { varied: ['effectiveness', 'pressure', 'nozzle'], rankBy: 'savings' }

/** By the field of the form that holds one number. */
export const variedAt: Partial<Record<MistPath, 'effectiveness' | 'pressure'>> = {
  'spray.effectiveness': 'effectiveness',
  'spray.pressure': 'pressure',
}
