/** Mist: air cooled by droplets before a condenser or cooler, and what it saves over a year. */
export { type MistDesign, mistDesign } from './design'
export { type DropletLife, dropletLife, type Film } from './droplet'
export type { MistInput, MistPrices, MistWorth } from './mist'
export { type Precooled, precooled } from './precooling'
export { type MistYear, mistYear } from './year'
