/** The sizes that a search for dry gas coils may vary, and those that it varies by default. */
import type { GasPath } from '../../../../shared/gas/fields/entry'
import type { GasCoilChoices } from '../../../../shared/gas/search/gasCoilFamilies'

/** In the order of the left pane. */
export const varied = [
  { field: 'finnedHeight', label: 'Face height' },
  { field: 'finnedLength', label: 'Face length' },
  { field: 'rows', label: 'Rows' },
  { field: 'finPitch', label: 'Fins' },
  { field: 'circuiting', label: 'Circuiting' },
  { field: 'tube', label: 'Tube, pitch' },
  { field: 'finSurface', label: 'Fin surface' },
] as const satisfies readonly { field: keyof GasCoilChoices; label: string }[]

export type Varied = (typeof varied)[number]['field']

export const firstWish = { varied: ['rows', 'finPitch', 'circuiting'], rankBy: 'cost' }

/** What the search calls the size of a field of the form; a tube comes with its pitches. */
export const variedAt: Partial<Record<GasPath, Varied>> = {
  'coil.geometry.finnedHeight': 'finnedHeight',
  'coil.geometry.finnedLength': 'finnedLength',
  'coil.geometry.rows': 'rows',
  'coil.geometry.finPitch': 'finPitch',
  'coil.geometry.circuiting': 'circuiting',
  'coil.geometry.tubeOutsideDiameter': 'tube',
  'coil.geometry.finSurface': 'finSurface',
}
