/** What the reader lets a search choose: set at the fields on the left and in the search itself. */
import type { DesignChoices, DesignRank } from '../../../../engine/design/design'

/** Fields that a search may choose, in the order of the rail. */
export const searchable = [
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

export type Searchable = (typeof searchable)[number]['field']

/** What the reader chose for a search. Temperatures [K]. */
export interface SearchWish {
  optimized: readonly Searchable[]
  leavingWetBulb?: number
  rankBy: DesignRank
}

export const firstWish: SearchWish = { optimized: ['rows', 'finPitch', 'circuiting'], rankBy: 'cost' }

/** The wish with fields that are let go, or kept where the search had all of them already. */
export function toggled(wish: SearchWish, fields: readonly Searchable[]): SearchWish {
  const others = wish.optimized.filter(one => !fields.includes(one))
  const hadAll = fields.every(one => wish.optimized.includes(one))
  return { ...wish, optimized: hadAll ? others : [...others, ...fields] }
}
