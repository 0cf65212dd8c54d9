import { enumeration } from './enumeration'

/** The measure by which the moisture of the entering air is given. */
export const enteringGasToggle = enumeration('entering gas toggle', {
  WET_BULB: 'Wet bulb',
  HUMIDITY_RATIO: 'Humidity ratio',
  RELATIVE_HUMIDITY: 'Relative humidity',
})
