/** The fields that a search for coils may vary, and those that it varies by default. */
import type { DesignChoices } from '../../../../engine/design/design'

/** In the order of the left pane. */
export const varied = [
  { field: 'finnedHeight', label: 'Face height' },
  { field: 'finnedLength', label: 'Face length' },
  { field: 'rows', label: 'Rows' },
  { field: 'finPitch', label: 'Fins' },
  { field: 'circuiting', label: 'Circuiting' },
  { field: 'tube', label: 'Tube, pitch' },
  { field: 'tubeMaterial', label: 'Tube material' },
  { field: 'finMaterial', label: 'Fin material' },
  { field: 'finThickness', label: 'Fin thickness' },
  { field: 'finSurface', label: 'Fin surface' },
] as const satisfies readonly { field: keyof DesignChoices; label: string }[]

export const firstWish = { varied: ['rows', 'finPitch', 'circuiting'], rankBy: 'cost' }
