/** Burst protection by glycols: a solution that freezes slowly to slush does not burst the tubes. */

/** Share of glycol by volume and the temperature [°F] that it protects to, in order of rising share. */
type Rows = readonly (readonly [share: number, fahrenheit: number])[]

/** The end of the manufacturers' tables [°F]. */
const end = -60

const ethylene: Rows = [
  [0, 32],
  [0.115, 20],
  [0.178, 10],
  [0.231, 0],
  [0.273, -10],
  [0.314, -20],
]

const propylene: Rows = [
  [0, 32],
  [0.12, 20],
  [0.2, 10],
  [0.24, 0],
  [0.28, -10],
  [0.3, -20],
  [0.33, -30],
  [0.35, -40],
]

/** Glycols with such a table, and the density of the pure one at 20 °C [kg/m3]. */
export const burstTables: Readonly<Record<string, { readonly rows: Rows; readonly pureRho: number }>> = {
  'Ethylene glycol': { rows: ethylene, pureRho: 1113 },
  'Propylene glycol': { rows: propylene, pureRho: 1036 },
}

/**
 * The temperature down to which a share of glycol protects tubes from bursting.
 *
 * @param rows   shares by volume with their temperatures
 * @param share  of glycol by volume
 * @returns      temperature [K]; with the last share or more, the end of the tables, -51 °C
 *
 * Valid for inhibited glycols at rest with room to expand; linear between the rows.
 *
 * Source: Dow, Engineering and Operating Guides for DOWTHERM SR-1 and 4000 (ethylene) and for DOWFROST (propylene),
 * tables of concentrations for freeze and burst protection [verify: the rows were not compared with a print of them].
 */
export function burstTemperature(rows: Rows, share: number): number {
  const above = rows.findIndex(([at]) => at > share)
  if (above < 0) return kelvin(end)
  const [x1, t1] = rows[above - 1]!
  const [x2, t2] = rows[above]!
  return kelvin(t1 + ((share - x1) / (x2 - x1)) * (t2 - t1))
}

const kelvin = (fahrenheit: number) => (fahrenheit + 459.67) / 1.8
