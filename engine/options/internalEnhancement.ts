import { enumeration } from './enumeration'

/** Enhancement inside the tubes. */
export const internalEnhancement = enumeration('internal enhancement', {
  ball: 'Ball',
  none: 'None',
  rifled: 'Rifled',
  spring: 'Spring',
  tape: 'Tape',
})
