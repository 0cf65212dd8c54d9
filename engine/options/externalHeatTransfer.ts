import { enumeration } from './enumeration'

/** Where the heat transfer on the fins comes from. */
export const externalHeatTransfer = enumeration('external heat transfer', {
  auto: 'Auto',
  coefficient: 'User defined coefficient',
  multiplier: 'User defined multiplier',
})
