import { enumeration } from './enumeration'

/** Source of the heat transfer coefficient on the fins. */
export const externalHeatTransfer = enumeration('external heat transfer', {
  auto: 'Auto',
  coefficient: 'User defined coefficient',
  multiplier: 'User defined multiplier',
})
