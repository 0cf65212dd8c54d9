/** Typical years of places, and weather by the hour from files: one source for mist, air coolers and economizers. */
export type { ClimateHours } from './climateHours'
export { type ClimateSums, climateSums } from './climateSums'
export { designConditions } from './designConditions'
export { hotDesign, packYear, unpackYear } from './packedYear'
export { hoursOfDay, placeHoursOfDay } from './placeHoursOfDay'
export { climateSets, type PlaceHours, placeHours, placeNamed, places } from './places'
export { weatherOf } from './weatherFile'
