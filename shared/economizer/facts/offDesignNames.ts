/** The cases off design by the names that page and report show. */
import type { EconomizerRating } from '../document/economizerRating'

export const offDesignNames: Readonly<Record<EconomizerRating['offDesign'][number]['name'], string>> = {
  design: 'Design',
  winter: 'Winter water',
  dirty: 'Dirty fins',
  'other-fuel': 'Other fuel',
}
