/** Wet fins: ratios of wet over dry, and direct fits of wet coils. */
import type { Correlation } from '../../correlation'
import { linJangWang } from './linJangWang'
import { louverWet } from './louverWet'
import { plainWet } from './plainWet'
import { wavyWet } from './wavyWet'
import { wetRatios } from './wetRatios'

/** Registry entries of this folder. */
export const wetCorrelations: readonly Correlation[] = [
  ...wetRatios,
  ...plainWet,
  ...louverWet,
  ...wavyWet,
  ...linJangWang,
]
