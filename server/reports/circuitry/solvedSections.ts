/** The sections of a report on circuits that show how they work: maps, one circuit in figures, totals, charge. */
import { besideLines, besideReasons } from '../../../shared/circuitry/facts/besideRows'
import { circuitEnds, dropQuantity, endMeasure, unfinished } from '../../../shared/circuitry/facts/circuitEnds'
import { namesOf } from '../../../shared/circuitry/facts/shownQuantities'
import { solutionFacts } from '../../../shared/circuitry/facts/solutionFacts'
import { zoneLines } from '../../../shared/circuitry/facts/zoneRows'
import { alongFigure } from '../../../shared/circuitry/figures/alongFigure'
import { circuitEndsFigure } from '../../../shared/circuitry/figures/circuitEndsFigure'
import { endFigure } from '../../../shared/circuitry/figures/endFigure'
import { faceFigure } from '../../../shared/circuitry/figures/faceFigure'
import { pressureEnthalpyFigure } from '../../../shared/circuitry/figures/pressureEnthalpyFigure'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { page } from '../page'
import { wrapped, write } from '../pen'
import { heading, headingHeight, type Sheets } from '../sheets'
import { factPair, figurePair } from '../sidesOnPdf'
import { type Column, row, rowHeight } from '../table'
import type { CircuitsContent } from './circuitsContent'

const wide = { x: page.left, width: page.width }

/** Fluid and heat, or fluid and quality, on every tube. */
export function heatMaps(sheets: Sheets, { input, rating, reader }: CircuitsContent): void {
  const { solved } = rating
  if (!solved) return
  const of = { reader, isStaggered: input.geometry.tubePattern === 'Staggered' }
  const second = namesOf(solved).includes('quality') ? 'quality' : 'heat'
  const [fluid, other] = [endFigure(rating, 'fluid', of), endFigure(rating, second, of)]
  if (fluid && other) figurePair(sheets, fluid, other)
}

/** The leaving air over the face, and how the circuits end. */
export function airAndEnds(sheets: Sheets, { rating, reader }: CircuitsContent): void {
  const ends = circuitEndsFigure(rating, reader)
  if (rating.solved && ends) figurePair(sheets, faceFigure(rating.solved, 'leaving air', reader), ends)
}

/** The circuit that is farthest from its neighbours, on the p-h diagram and along its length. */
export function oneCircuit(sheets: Sheets, { rating, reader }: CircuitsContent): void {
  const number = oddOne(rating)
  if (number === undefined) return
  const along = alongFigure(rating, number, reader)
  const diagram = pressureEnthalpyFigure(rating, number, reader)
  const other = rating.solved && faceFigure(rating.solved, { row: 0, name: 'surface' }, reader)
  const first = diagram ?? other
  if (along && first) figurePair(sheets, first, along)
}

/** The first circuit that does not finish, or else the one whose end is farthest from the mean. */
function oddOne(rating: CircuitsContent['rating']): number | undefined {
  const ends = circuitEnds(rating)
  if (!rating.solved || ends.length === 0) return undefined
  const measure = endMeasure(rating.solved)
  const values = ends.map(end => measure.of(end) ?? 0)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [wet] = unfinished(ends, measure)
  const far = values.reduce(
    (best, value, at) => (Math.abs(value - mean) > Math.abs(values[best]! - mean) ? at : best),
    0,
  )
  return wet ?? ends[far]!.number
}

const besideColumns: readonly Column[] = [
  { at: 0, width: 180, isBold: true },
  ...[268, 348, 428, 520].map((at): Column => ({ at, width: 76, align: 'right' })),
]

/** The totals beside both engines and a perfect distribution, with the reasons of the differences. */
export function totalsBeside(sheets: Sheets, { rating, reader }: CircuitsContent): void {
  const lines = besideLines(rating, reader)
  if (!rating.solved || lines.length === 0) return
  const { canvas } = sheets
  const style = { size: 8, width: page.width }
  const reasons = [
    ...besideReasons(rating, reader),
    ...lines.filter(({ refusal }) => refusal).map(({ name, refusal }) => `${name}: ${refusal}.`),
  ].flatMap(reason => wrapped(canvas, reason, page.width, { size: 8 }))
  sheets.room(headingHeight + rowHeight * (lines.length + 1) + 11 * reasons.length + 6)
  let y = heading(canvas, 'Totals side by side', { ...wide, y: sheets.y }, 'differences from tube by tube')
  const heat = reader.label('heatFlow')
  const drop = reader.label(dropQuantity(rating.solved))
  y = row(
    canvas,
    ['Solution', `Total, ${heat}`, `Sensible, ${heat}`, `Fluid drop, ${drop}`, 'Difference'],
    besideColumns,
    { ...wide, y },
    12,
  )
  for (const line of lines)
    y = row(canvas, [line.name, line.capacity, line.sensible, line.drop, line.difference], besideColumns, {
      ...wide,
      y,
    })
  for (const [at, text] of reasons.entries()) write(canvas, text, page.left, y + 12 + 11 * at, style)
  sheets.y = y + 11 * reasons.length + 6
}

/** Where the fluid is, and how well the solution is settled. */
export function chargeAndSolution(sheets: Sheets, { rating: { solved }, reader }: CircuitsContent): void {
  if (!solved) return
  const unit = reader.label('charge')
  const zones = zoneLines(solved, reader).map(
    ({ zone, tubes, charge, share }): Fact => [`${zone}, ${tubes} % of the tubes`, `${charge} (${share} %)`, unit],
  )
  const all: Fact = ['In all', reader.number(solved.fluid.charge, 'charge'), unit]
  factPair(sheets, ['Charge by zone', [...zones, all]], ['Solution', solutionFacts(solved, reader)], 40)
}
