import { enumeration } from './enumeration'

/** The process of the fluid in the tubes, which selects the family of correlations. */
export const internalMode = enumeration('internal mode', {
  BOILING: 'Boiling',
  CONDENSING: 'Condensing',
  SINGLE_PHASE: 'Single phase',
})
