/** Mist: air cooled by droplets before a condenser or cooler, and what it saves over a year. */
export { mistBins } from './bins'
export { type MistDesign, mistDesign } from './design'
export { type DropletLife, dropletLife, type Film } from './droplet'
export { hoursOf } from './hour'
export type { MistInput, MistPrices, MistWorth } from './mist'
export { pumped } from './nozzles'
export { type Precooled, precooled } from './precooling'
export { type MistYear, mistYear } from './year'
