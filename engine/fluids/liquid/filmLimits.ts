/**
 * Highest film temperatures that manufacturers allow for heat-transfer liquids: at a hotter wall the liquid cracks and
 * fouls.
 */

/** The manufacturer's limit [°C], and its source. */
const limits: Readonly<Record<string, readonly [celsius: number, source: string]>> = {
  'Therminol 66': [375, 'Eastman, Therminol 66'],
  'Therminol VP-1': [430, 'Eastman, Therminol VP-1'],
  'Dowtherm Q': [360, 'Dow, DOWTHERM Q'],
  'Dowtherm J': [345, 'Dow, DOWTHERM J'],
  'Syltherm 800': [430, 'Dow, SYLTHERM 800'],
  'Paratherm NF': [343, 'Paratherm NF'],
}

/**
 * The highest film temperature of a heat-transfer liquid.
 *
 * @param name  such as `Therminol 66`
 * @returns     temperature [K], and the manufacturer's data sheet; undefined for a liquid whose limit is not in the
 * list
 *
 * Valid for liquids without contact with air, and not boiling.
 *
 * Source: recommended film temperatures of the manufacturers' product data sheets [verify: not compared with a print of
 * them].
 */
export function filmLimit(name: string): { readonly T: number; readonly source: string } | undefined {
  const found = limits[name]
  return found && { T: found[0] + 273.15, source: `${found[1]}, product data sheet` }
}
