/** The gases that a fuel of one's own may have, by the names of the engine. */
export const fuelGases: readonly string[] = [
  'Methane',
  'Ethane',
  'Propane',
  'n-Butane',
  'Isobutane',
  'Ethylene',
  'Hydrogen',
  'Carbon monoxide',
  'Carbon dioxide',
  'Nitrogen',
  'Oxygen',
  'Water vapor',
  'Hydrogen sulfide',
]
