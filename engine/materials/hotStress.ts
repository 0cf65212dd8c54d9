/** Allowable stresses of tube metals by temperature. */

const ksi = 6_894_757.293168361

/** Allowable stress, in order of rising temperature [K, Pa]. */
export type HotStress = readonly (readonly [T: number, S: number])[]

/** Converts from degrees Fahrenheit and ksi, the units of the printed tables. */
const table = (...rows: readonly (readonly [fahrenheit: number, S: number])[]): HotStress =>
  Object.freeze(rows.map(([fahrenheit, S]) => [(fahrenheit + 459.67) / 1.8, S * ksi] as const))

/** Annealed copper tube: Copper Development Association, Copper Tube Handbook. */
export const annealedCopper = table([100, 6], [150, 5.1], [200, 4.9], [250, 4.8], [300, 4.7], [350, 4], [400, 3])

/** Seamless SA-179: ASME BPVC II-D, Table 1A, as quoted in two places; welded SA-214 has 0.85 of it (decision 0072). */
export const carbonSteel = table(
  [100, 13.4],
  [500, 13.4],
  [600, 13.3],
  [650, 12.8],
  [700, 12.4],
  [750, 10.7],
  [800, 9.2],
)

/**
 * Seamless TP304: ASME BPVC II-D, Table 1A, as quoted in two places. Of its two rows the lower is used: two thirds of
 * the yield strength, which does not allow permanent strain.
 */
export const stainless304 = table(
  [100, 20],
  [200, 16.7],
  [300, 15],
  [400, 13.8],
  [500, 12.9],
  [600, 12.3],
  [650, 12],
  [700, 11.7],
  [750, 11.5],
  [800, 11.2],
  [850, 11],
  [900, 10.8],
  [950, 10.6],
  [1000, 10.4],
  [1050, 10.1],
  [1100, 9.8],
  [1150, 7.7],
  [1200, 6.1],
  [1250, 4.7],
  [1300, 3.7],
  [1350, 2.9],
  [1400, 2.3],
  [1450, 1.8],
  [1500, 1.4],
)

/**
 * Seamless TP316: as TP304. Its lower row is from one place only, and equals that of three other sources divided by
 * 1.35, the ratio of both rows, up to 1000 F, and their values at 1150 and 1200 F.
 */
export const stainless316 = table(
  [100, 20],
  [200, 17.3],
  [300, 15.6],
  [400, 14.3],
  [500, 13.3],
  [600, 12.6],
  [650, 12.3],
  [700, 12.1],
  [750, 11.9],
  [800, 11.8],
  [850, 11.6],
  [900, 11.5],
  [950, 11.4],
  [1000, 11.3],
  [1050, 11.2],
  [1100, 11.1],
  [1150, 9.8],
  [1200, 7.4],
  [1250, 5.5],
  [1300, 4.1],
  [1350, 3.1],
  [1400, 2.3],
  [1450, 1.7],
  [1500, 1.3],
)
