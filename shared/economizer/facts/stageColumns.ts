/** The second stage at each load, on the page and in reports. */
import type { Quantity } from '../../display/units'
import type { LoadPoint, StageAtLoad } from '../document/economizerRating'

/** What the table of the second stage has beside the load. */
export const stageColumns: readonly (readonly [name: string, quantity: Quantity, of: (at: StageAtLoad) => number])[] = [
  ['Heat', 'heatFlow', at => at.heat],
  ['Condensate', 'massFlow', at => at.condensate],
  ['Water flow', 'massFlow', at => at.waterFlow],
  ['Water in', 'temperature', at => at.waterIn],
  ['Water out', 'temperature', at => at.waterOut],
  ['Water Δp', 'fluidPressureDrop', at => at.waterDrop],
  ['To boiling', 'temperatureDifference', at => at.steamingMargin],
]

/** The second stage at each load where it is; none of a unit of one. */
export const secondStageOf = (loads: readonly LoadPoint[]): (StageAtLoad & Pick<LoadPoint, 'load'>)[] =>
  loads.flatMap(({ load, stages }) => (stages?.[1] ? [{ load, ...stages[1] }] : []))
