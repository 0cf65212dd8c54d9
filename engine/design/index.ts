/** The search for coils that meet a duty. */
export type * from './design'
export { catalogueFor, designCatalogue } from './designCatalogue'
export { designCoils, mostConsidered, plannedDesigns } from './designCoils'
export type { DesignFamily } from './designFamilies'
export { rankDesigns } from './rankDesigns'
export { searchFamily } from './searchFamily'
