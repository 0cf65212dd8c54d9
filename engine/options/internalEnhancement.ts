import { enumeration } from './enumeration'

/** What is in the tubes to stir the fluid. */
export const internalEnhancement = enumeration('internal enhancement', {
  ball: 'Ball',
  none: 'None',
  rifled: 'Rifled',
  spring: 'Spring',
  tape: 'Tape',
})
