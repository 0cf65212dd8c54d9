/** Banks of bare and round-finned tubes in cross-flow of a gas. */
import type { Correlation } from '../../correlation'
import { bankDrop } from './bankDrop'
import { bareBanks } from './bareBanks'
import { cylinders } from './cylinder'
import { escoa } from './escoa'
import { grimison } from './grimison'
import { highFinDrops } from './highFinDrop'
import { highFins } from './highFins'
import { rowFactors } from './rowFactors'

export { bankLoss } from './bankDrop'
export { esduBank, hedhBank, zukauskasBank } from './bareBanks'
export { churchillBernstein, zukauskasCylinder } from './cylinder'
export { escoaF, escoaFLaw, escoaJ, escoaJLaw } from './escoa'
export { type BundleAreas, bareTubeCoefficient, bundleAreas, type FinnedBundle } from './finnedBundle'
export { ganapathySegmented, ganapathyWhole } from './ganapathyFin'
export { grimisonBank, grimisonLaw } from './grimison'
export { esduHighFinLoss, esduLowFinLoss, ganguliFriction, robinsonBriggs } from './highFinDrop'
export { briggsYoung, esduHighFin, esduLowFin, ganguli } from './highFins'
export { esduRowFactor, grimisonRowFactor, highFinRowFactor, zukauskasRowFactor } from './rowFactors'
export { segmentedFin, wholeFin } from './weiermanFin'

/** Registry entries of this folder. */
export const bankCorrelations: readonly Correlation[] = [
  ...cylinders,
  ...bareBanks,
  grimison,
  bankDrop,
  ...highFins,
  ...highFinDrops,
  ...escoa,
  ...rowFactors,
]
