/** Names of the fuels of the list: all that a list of choices needs. */
const names = [
  'Natural gas',
  'Natural gas, US pipeline',
  'Natural gas, rich',
  'Natural gas with 20 % hydrogen',
  'Methane',
  'Propane',
  'Propane HD-5',
  'Butane',
  'Biogas',
  'Landfill gas',
  'Hydrogen',
  'Coke-oven gas',
  'Syngas',
  'No. 2 oil',
  'No. 2 oil, 15 ppm sulfur',
  'No. 6 oil',
  'Biodiesel',
  'Wood, 10 % moisture',
  'Wood, 45 % moisture',
  'Bituminous coal',
  'Lignite',
] as const

export type FuelName = (typeof names)[number]

/** In the order of the list of choices. */
export const fuelNames: readonly string[] = names
