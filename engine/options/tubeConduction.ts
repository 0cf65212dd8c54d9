import { enumeration } from './enumeration'

/** Whether heat is conducted from tube to tube through the fins, and whether the fins are slit between the rows. */
export const tubeConduction = enumeration('tube-to-tube conduction', {
  off: 'Off',
  on: 'On',
  slit: 'On, fins slit between rows',
})
