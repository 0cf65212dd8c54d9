import { enumeration } from './enumeration'

/** Who asks for a rating: it passes through the result and selects defaults alone. */
export const caller = enumeration('caller', {
  ENTERPRISE: 'Enterprise',
  SEGMENTED: 'Segmented program',
  REPORT: 'Report',
})
