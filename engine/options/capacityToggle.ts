import { enumeration } from './enumeration'

/** How a duty is stated, and which result a rating shows first. */
export const capacityToggle = enumeration('capacity toggle', {
  BTU_HR: 'Btu/hr',
  KW: 'kW',
  LEAVING_AIR: 'Leaving air',
})
