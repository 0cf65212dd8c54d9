/** The kind of the saved work of air coolers. */
export const airCoolerKind = 'air-cooler'
