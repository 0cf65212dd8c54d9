/** The sections of a gas's report. */
import { formatNumber, formatPercent } from '../../../shared/display/formatNumber'
import { fluidSideFacts, gasSideFacts, resistanceFacts } from '../../../shared/gas/facts/coilFacts'
import { burntFacts, dewFacts, fitFacts, shareText } from '../../../shared/gas/facts/gasFacts'
import { gasKindOf } from '../../../shared/gas/facts/gasName'
import { meteredAt } from '../../../shared/gas/facts/meteredVolume'
import { propertyRows } from '../../../shared/gas/facts/propertyRows'
import { tableColumns } from '../../../shared/gas/facts/tableColumns'
import { propertyNames } from '../../../shared/gas/fields/gasFields'
import { coilFigure } from '../../../shared/gas/figures/coilFigure'
import { fitFigure } from '../../../shared/gas/figures/fitFigure'
import { sharesFigure } from '../../../shared/gas/figures/sharesFigure'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { figureOnPdf } from '../figureOnPdf'
import { page } from '../page'
import { heading, headingHeight, type Sheets } from '../sheets'
import { factPair, figurePair } from '../sidesOnPdf'
import { type Column, factRows, row, rowHeight } from '../table'
import type { GasContent } from './gasContent'

export function fitAndShares(sheets: Sheets, { rating, reader }: GasContent): void {
  figurePair(sheets, fitFigure(rating, reader), sharesFigure(rating))
}

export function compositionAndDewPoints(sheets: Sheets, { input, rating, reader }: GasContent): void {
  const composition = rating.composition.map(
    ({ gas, mole, mass }): Fact => [gas, `${shareText(mole)} by mole, ${formatPercent(mass, 2)} by mass`],
  )
  factPair(
    sheets,
    [`Composition, ${gasKindOf(input).toLowerCase()}`, composition],
    ['Dew points', dewFacts(rating.dewPoints, reader)],
    44,
  )
}

/** What a gas burns to, or that it does not. */
export const burntOrNot = ({ rating, reader }: Pick<GasContent, 'rating' | 'reader'>): Fact[] =>
  rating.burnt ? burntFacts(rating, reader) : [['Burning', 'the gas does not burn']]

export function fitAndBurning(sheets: Sheets, { rating, reader }: GasContent): void {
  const { fit } = rating
  const of = `${propertyNames[fit.property]} by t in hundreds of ${reader.label('temperature')}`
  factPair(
    sheets,
    [of, [...fitFacts(fit, reader), ['Largest error', formatNumber(100 * fit.largest, 3), '%']]],
    ['Burned in air', burntOrNot({ rating, reader })],
    60,
  )
}

const sheetColumns: readonly Column[] = [
  { at: 0, width: 190, isBold: true },
  { at: 296, width: 102, align: 'right' },
  { at: 402, width: 102, align: 'right' },
  { at: 452, width: 46, align: 'right' },
  { at: 520, width: 62, align: 'right' },
]

/** The property sheet, beside the other gas. */
export function propertySheet(sheets: Sheets, { rating, reader }: GasContent): void {
  const { canvas } = sheets
  const rows = propertyRows(rating, reader)
  sheets.room(headingHeight + rowHeight * (rows.length + 2))
  const place = { x: page.left, width: page.width }
  const state = `${reader.full(rating.sheet.T, 'temperature')}, ${reader.full(rating.sheet.p, 'absolutePressure')}; volumes at ${meteredAt[reader.system]}`
  let y = heading(canvas, 'Properties', { ...place, y: sheets.y }, state)
  y = row(canvas, ['Property', rating.name, rating.beside?.name ?? '', 'Ratio', ''], sheetColumns, { ...place, y }, 12)
  for (const { name, unit, value, beside, ratio } of rows)
    y = row(canvas, [name, value, beside, ratio, unit], sheetColumns, { ...place, y })
  sheets.y = y
}

const tableEdges = [56, 122, 180, 250, 310, 376, 450, 520] as const
const columns: readonly Column[] = tableEdges.map((at, index) =>
  index === 0
    ? { at: 0, width: at, isBold: true }
    : { at, width: at - (tableEdges[index - 1] ?? 0) - 4, align: 'right' },
)
const rowsOnPage = 34

/** The states of the table; a long one goes over several pages. */
export function stateTable(sheets: Sheets, { rating, reader }: GasContent): void {
  const { canvas } = sheets
  const shown = tableColumns(rating.table.along, reader)
  const place = { x: page.left, width: page.width }
  for (let first = 0; first < rating.table.rows.length; first += rowsOnPage) {
    const rows = rating.table.rows.slice(first, first + rowsOnPage)
    sheets.room(headingHeight + rowHeight * (rows.length + 2))
    let y = heading(
      canvas,
      'Table',
      { ...place, y: sheets.y },
      first > 0 ? 'continued' : `${rating.table.rows.length} states`,
    )
    y = row(
      canvas,
      shown.map(({ name }) => name),
      columns,
      { ...place, y },
      11,
    )
    y = row(
      canvas,
      shown.map(({ unit }) => unit),
      columns,
      { ...place, y },
      11,
    )
    for (const each of rows)
      y = row(
        canvas,
        shown.map(({ cell }) => cell(each)),
        columns,
        { ...place, y },
      )
    sheets.y = y
  }
}

/** The streams of a dry gas coil, where the gas has one. */
export function coilSides(sheets: Sheets, { rating: { coil }, reader }: GasContent): void {
  if (!coil) return
  factPair(
    sheets,
    ['Gas side of the coil', gasSideFacts(coil, reader)],
    ['Fluid side of the coil', fluidSideFacts(coil, reader)],
    60,
  )
}

/** The temperatures through the rows, beside the chain of resistances. */
export function coilRows(sheets: Sheets, { rating: { coil }, reader }: GasContent): void {
  if (!coil) return
  const figure = coilFigure(coil, reader)
  const half = (page.width - 20) / 2
  const high = (figure.height / figure.width) * half
  sheets.room(headingHeight + high)
  const { canvas, y } = sheets
  figureOnPdf(canvas, figure, page.left, heading(canvas, figure.title, { x: page.left, y, width: half }) + 4, half)
  const right = { x: page.left + half + 20, width: half }
  factRows(canvas, resistanceFacts(coil), {
    ...right,
    y: heading(canvas, 'Resistances, of the whole', { ...right, y }),
  })
  sheets.y = y + headingHeight + high
}
