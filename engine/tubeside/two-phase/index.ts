/** Boiling, condensing, pressure drop and void of two phases in tubes. */
import type { Correlation } from '../../correlation'
import { boilingMethods, condensingMethods, frictionMethods, voidMethods } from './methods'

export * from './flow'

/** Registry entries of this folder. */
export const twoPhaseCorrelations: readonly Correlation[] = [
  boilingMethods,
  condensingMethods,
  frictionMethods,
  voidMethods,
].flatMap(methods => [...methods.values()].map(({ correlation }) => correlation))
