import { enumeration } from './enumeration'

/** How the air pressure is given: directly, or by the altitude. */
export const pressureUnit = enumeration('pressure unit', {
  PSIA: 'PSIA',
  FEET_ALTITUDE: 'Feet altitude',
  KPA: 'kPa',
  METERS_ALTITUDE: 'Meters altitude',
})
