import { enumeration } from './enumeration'

/** How the pressure of the air is given: as it is, or by the altitude that has it. */
export const pressureUnit = enumeration('pressure unit', {
  PSIA: 'PSIA',
  FEET_ALTITUDE: 'Feet altitude',
  KPA: 'kPa',
  METERS_ALTITUDE: 'Meters altitude',
})
