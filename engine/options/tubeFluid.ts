import { enumeration } from './enumeration'

/**
 * The fluid in a fluid coil. `SPECIAL_GAS` is one gas of the list or a mixture of them, `OTHER` a liquid by the user's
 * own table of properties.
 */
export const tubeFluid = enumeration('fluid', {
  WATER: 'Water',
  ETHYLENE_GLYCOL: 'Ethylene Glycol',
  PROPYLENE_GLYCOL: 'Propylene Glycol',
  HEAT_TRANSFER_OIL: 'Heat Transfer Oil',
  AIR: 'Air',
  NITROGEN: 'Nitrogen',
  NATURAL_GAS: 'Natural Gas',
  SPECIAL_GAS: 'Special Gas',
  CO2_SUPERCRITICAL: 'CO2 Supercritical',
  OTHER: 'Other',
})
