/** The hottest film that makers allow their heat-transfer liquids: at a wall above it they crack and foul. */

/** Maker's limit [°C], and where it says so. */
const limits: Readonly<Record<string, readonly [celsius: number, source: string]>> = {
  'Therminol 66': [375, 'Eastman, Therminol 66'],
  'Therminol VP-1': [430, 'Eastman, Therminol VP-1'],
  'Dowtherm Q': [360, 'Dow, DOWTHERM Q'],
  'Dowtherm J': [345, 'Dow, DOWTHERM J'],
  'Syltherm 800': [430, 'Dow, SYLTHERM 800'],
  'Paratherm NF': [343, 'Paratherm NF'],
}

/**
 * The hottest film of a heat-transfer liquid.
 *
 * @param name  such as `Therminol 66`
 * @returns     temperature [K], and the maker's sheet; undefined of a liquid whose limit is not known here
 *
 * Valid for liquids that are kept from air and boiling.
 *
 * Source: recommended film temperatures of the makers' product data sheets [verify: not compared with a print of them].
 */
export function filmLimit(name: string): { readonly T: number; readonly source: string } | undefined {
  const found = limits[name]
  return found && { T: found[0] + 273.15, source: `${found[1]}, product data sheet` }
}
