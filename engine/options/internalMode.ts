import { enumeration } from './enumeration'

/** What happens to the fluid in the tubes: picks the family of correlations. */
export const internalMode = enumeration('internal mode', {
  BOILING: 'Boiling',
  CONDENSING: 'Condensing',
  SINGLE_PHASE: 'Single phase',
})
