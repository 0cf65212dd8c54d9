import { enumeration } from './enumeration'

/** How the properties of a refrigerant are computed. */
export const propertyMethod = enumeration('refrigerant property method', {
  'curve fit': 'Curve fit',
  table: 'Cubic table',
  reference: 'Reference program',
})
