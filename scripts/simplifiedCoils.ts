/** The section of the validation page that rates the coils of ACHP with ACHP's own simplifications. */
import { largestOf } from '../tests/support/comparisons/comparison'
import { differences, type LumpedDeviation, lumpedDeviations } from '../tests/support/lumped/lumpedDeviations'
import { type Cell, mean, percent, size, sizes, table } from './pageTables'

/** Mean, mean absolute value and largest. */
const three = (values: readonly number[]): Cell[] =>
  values.length === 0 ? ['', '', ''] : [percent(mean(values)), size(mean(sizes(values))), size(largestOf([...values]))]

function compared(all: readonly LumpedDeviation[], asBuilt: readonly (number | string)[], bands: readonly number[]) {
  const inside = (values: readonly (number | string)[]) =>
    `${values.filter((value, index) => typeof value === 'number' && Math.abs(value) <= bands[index]!).length} of ${values.length}`
  const simplified = all.map(({ deviation }) => deviation)
  return table(
    ['rated', 'mean', 'mean size', 'largest', 'inside the band'],
    [
      ['as built', ...three(asBuilt.filter(value => typeof value === 'number')), inside(asBuilt)],
      ['by the simplifications of ACHP', ...three(simplified), inside(simplified)],
    ],
  )
}

function worths(all: readonly LumpedDeviation[]): string {
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  const row = (what: string, of: (each: LumpedDeviation) => number | undefined): Cell[] => {
    const values = (some: readonly LumpedDeviation[]) => some.flatMap(each => of(each) ?? [])
    const byKind = kinds.map(kind => percent(mean(values(all.filter(each => each.kind === kind)))))
    return [what, ...byKind, ...three(values(all)).slice(1)]
  }
  const keys = Object.keys(differences) as (keyof typeof differences)[]
  return table(
    ['in place of what is simplified', ...kinds, 'all: mean size', 'largest'],
    [
      ...keys.map(key => row(differences[key], ({ worth }) => worth[key])),
      row('then: tubes and rows by places, not one piece', ({ resolution }) => resolution),
      row('then: the pressure drop of the refrigerant', ({ pressureDrop }) => pressureDrop),
    ],
  )
}

/**
 * The section.
 *
 * @param asBuilt  deviation of each coil as built, or why it has none
 * @param bands    uncertainty band of each coil [-]
 */
export function simplifiedCoils(asBuilt: readonly (number | string)[], bands: readonly number[]): string {
  const all = lumpedDeviations()
  return `Most of the deviation is what ACHP makes simpler. \`tests/support/lumped\` puts the pieces of the engine (moist air, fluids, correlations, effectivenesses) together as that program does: one piece with one state of the air; its surface, counted by its rule, and its coefficient of the air, taken from it (how its fin formulas compare with ours is [below](#fins)); its fin efficiency; wet coils of one phase by the enthalpy in counterflow with the efficiency of dry fins; properties at the mean of entering air and entering fluid; dry coils as one cross-flow; boiling and condensing by Shah as a plain mean over quality, at one pressure, without headers and bends.

${compared(all, asBuilt, bands)}

No coil stays outside 4 %; \`tests/engine/coils/lumpedCoils.test.ts\` holds each within 1 %. So the pieces are those of ACHP, and what is left as built are the differences below. Each of the first seven is what the capacity becomes with that one alone put right, all others as in ACHP; the last two follow on all seven together: from the coil in one piece to \`v2025\` at one pressure, and from there to the coil as built.

${worths(all)}`
}
