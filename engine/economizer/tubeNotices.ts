/** What there is to say of the tubes of a bank: their metal, their wall, and ice in them. */
import { tubeHolds } from '../coils/tubes/tubePressure'
import type { Warning } from '../warnings'
import type { UnitStage } from './economizer'
import { knownLiquid } from './liquid'
import type { StageRating } from './stage'

/** Water above freezing [K]. */
const ice = 3

const celsius = (T: number) => `${(T - 273.15).toFixed(1)} °C`
const bar = (p: number) => `${(p / 1e5).toFixed(1)} bar`

/**
 * Notices of the tubes of a bank.
 *
 * @param stage  the bank with its water
 * @param rated  its rating
 * @param path   of the bank in the input
 * @returns      FREEZE_FLUID within 3 K of freezing; TEMP_MATERIAL above what the metal bears, P_RATING above what the
 *               wall bears, both errors; SI
 *
 * Valid for every bank; no rating by the wall where the allowable stress of the metal is not known.
 *
 * Source: margin of practice; metals as `metals`; `tubeHolds` at the hottest tube.
 */
export function tubeNotices(
  { liquid }: Pick<UnitStage, 'liquid'>,
  { rows, bank, waterIn }: Pick<StageRating, 'rows' | 'bank' | 'waterIn'>,
  path: string,
): Warning[] {
  const { freezing } = knownLiquid(liquid)
  const { tube } = bank
  // Where the gas comes, it meets the root of the hottest water.
  const hottest = Math.max(...rows.map(row => row.root + (row.waterOut - row.waterIn) / 2))
  const pipe = { outsideDiameter: bank.tubeDiameter, wall: bank.tubeWall }
  const most = (tube.tube && tubeHolds({ ...pipe, material: tube.tube }, hottest)) ?? Number.POSITIVE_INFINITY
  const warnings: Warning[] = []
  if (freezing !== undefined && waterIn < freezing + ice)
    warnings.push({
      ...{ code: 'FREEZE_FLUID', severity: 'warning', input: `${path}.waterIn` },
      message: `The water comes with ${celsius(waterIn)}, within ${ice} K of freezing.`,
      ...{ value: waterIn, limits: [freezing + ice, 2000], quantity: 'temperature' },
    })
  if (hottest > tube.hottest)
    warnings.push({
      ...{ code: 'TEMP_MATERIAL', severity: 'error', input: `${path}.bank.tubeMetal` },
      message: `The tubes reach ${celsius(hottest)}; tubes of ${tube.name} bear ${celsius(tube.hottest)}.`,
      ...{ value: hottest, limits: [0, tube.hottest], quantity: 'temperature' },
    })
  if (liquid.pressure > most)
    warnings.push({
      ...{ code: 'P_RATING', severity: 'error', input: `${path}.bank.tubeWall` },
      message: `${bar(liquid.pressure)} is above the ${bar(most)} that the wall of the tubes bears.`,
      ...{ value: liquid.pressure, limits: [0, most], quantity: 'vaporPressure' },
    })
  return warnings
}
