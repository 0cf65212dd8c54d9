/** What a unit of a search is called. */
import type { EconomizerInput } from '../document/economizerDocument'
import { sizesOf } from './economizerName'

/** Such as `44`: no more decimals than it has. */
const inchesOf = (length: number) => String(Number((length / 0.0254).toFixed(2)))

/**
 * Such as `RS 7R 10W 44 5F 0.75H 2C`: with fins an inch, their height and the circuits too, so that no two units of a
 * search have one name even where their columns are hidden. A standard unit has its model.
 */
export function candidateName({ unit }: Pick<EconomizerInput, 'unit'>): string {
  const { fins, circuits = unit.tubesWide, tubeLength } = unit
  if (unit.model) return unit.model
  const finned = fins.kind === 'none' ? '' : ` ${Number((fins.density * 0.0254).toFixed(2))}F ${inchesOf(fins.height)}H`
  return `${sizesOf(unit)} ${inchesOf(tubeLength)}${finned} ${circuits}C`
}
