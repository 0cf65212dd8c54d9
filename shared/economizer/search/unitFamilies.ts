/** Which units a search tries: families of units that differ in rows alone, and standard units. */

import { EngineError } from '../../../engine/errors'
import { requireFew } from '../../../engine/search/requireFew'
import type { EconomizerBank, EconomizerInput } from '../document/economizerDocument'
import type { UnitField } from './unitCatalogue'

/** The values to try by field [SI]; a field left out stays as in the unit. */
export type UnitChoices = Partial<Record<UnitField, readonly number[]>> & { units?: readonly EconomizerBank[] }

export interface UnitRequest {
  economizer: EconomizerInput
  choices: UnitChoices
}

/** Units that differ in rows alone, fewest first. */
export interface UnitFamily {
  unit: EconomizerBank
  rows: readonly number[]
}

/** Most units that a search may consider. */
const mostUnits = 200_000

export const unitsOf = (families: readonly UnitFamily[]): number =>
  families.reduce((sum, { rows }) => sum + rows.length, 0)

/**
 * The families of a search. Throws an `EngineError` with the path of the field to mend: a search without a required heat
 * or with nothing to vary, or of too many units.
 */
export function unitFamilies({ economizer, choices }: UnitRequest): UnitFamily[] {
  const { heat } = economizer.limits
  if (heat === undefined)
    throw new EngineError('invalid-input', 'A search needs the heat that is to be recovered.', { path: 'limits.heat' })
  const { units = [], ...sizes } = choices
  const isSized = Object.values(sizes).some(values => values !== undefined)
  const families = [
    ...units.map(unit => ({ unit, rows: [unit.rows] })),
    ...(isSized ? sizedFamilies(economizer.unit, sizes) : []),
  ].filter(({ rows }) => rows.length > 0)
  const count = unitsOf(families)
  if (count === 0)
    throw new EngineError('invalid-input', 'No unit can be made of these choices: vary circuits too.', {
      path: 'choices',
    })
  requireFew('economizers', count, mostUnits)
  return families
}

function sizedFamilies(present: EconomizerBank, choices: Omit<UnitChoices, 'units'>): UnitFamily[] {
  const { rows = [present.rows], tubesWide, tubeLength, finDensity, finHeight, circuits } = choices
  const { model: _, ...unit } = present
  const { fins } = unit
  // Bare tubes have no fins to vary.
  const finned: EconomizerBank['fins'][] =
    fins.kind === 'none'
      ? [fins]
      : (finDensity ?? [fins.density]).flatMap(density =>
          (finHeight ?? [fins.height]).map(height => ({ ...fins, density, height })),
        )
  const lengths = tubeLength ?? [unit.tubeLength]
  const widths = (tubesWide ?? [unit.tubesWide]).map(wide => ({
    wide,
    joined: (circuits ?? [unit.circuits])
      .map(count => ({ count, rows: rows.filter(each => divides(count ?? wide, each, wide)).toSorted(upwards) }))
      .filter(each => each.rows.length > 0),
  }))
  const ofOneSize = widths.flatMap(({ joined }) => joined).reduce((sum, each) => sum + each.rows.length, 0)
  // Before any is made.
  requireFew('economizers', ofOneSize * lengths.length * finned.length, mostUnits)
  const families: UnitFamily[] = []
  for (const { wide, joined } of widths.filter(each => each.joined.length > 0))
    for (const length of lengths)
      for (const fin of finned)
        for (const { count, rows } of joined) {
          const sized = { ...unit, tubesWide: wide, tubeLength: length, fins: fin }
          families.push({ unit: count === undefined ? sized : { ...sized, circuits: count }, rows })
        }
  return families
}

const upwards = (one: number, other: number) => one - other

/** Whether circuits divide the tubes of a row, or fill whole rows that divide all rows. */
function divides(circuits: number, rows: number, tubesWide: number): boolean {
  return circuits <= tubesWide
    ? tubesWide % circuits === 0
    : circuits % tubesWide === 0 && rows % (circuits / tubesWide) === 0
}
