/** A project as a workbook: a row a coil, in the units of each coil's document, numbers as numbers and text as text. */
import writeWorkbook from 'write-excel-file/node'
import { changesPhase } from '../../shared/coils/document/coilTypes'
import { coilKind } from '../../shared/coils/facts/coilKind'
import { noticeText } from '../../shared/coils/notices/coilNotices'
import type { Quantity } from '../../shared/display/units'
import { byGravity, severityWords } from '../../shared/tools/notices/noticeOrder'
import { contentsOf, type ProjectReportParts } from './projectReport'
import type { ReportContent } from './reportContent'
import { type Cell, heads, numeric, quantityCell, remarkRows, text, title } from './workbookCells'

interface Column {
  name: string
  quantity?: Quantity
  width: number
  cell: (content: ReportContent) => Cell
}

const given = (name: string, width: number, of: (content: ReportContent) => string): Column => ({
  name,
  width,
  cell: content => text(of(content), { wrap: false }),
})

const figure = (name: string, quantity: Quantity, of: (content: ReportContent) => number | undefined): Column => ({
  name,
  quantity,
  width: 14,
  cell: content => {
    const value = of(content)
    return value === undefined ? text('') : quantityCell(value, quantity, content.reader.system)
  },
})

const columns: readonly Column[] = [
  given('Tag', 14, ({ tag }) => tag),
  given('For', 18, ({ input }) => coilKind(input)),
  given('Coil', 26, ({ model }) => model),
  given('Engine', 10, ({ rating }) => rating.engineVersion),
  figure('Required capacity', 'heatFlow', ({ input }) => input.limits?.capacity),
  figure('Required leaving dry bulb', 'temperature', ({ input }) => input.limits?.leavingDryBulb),
  figure('Total capacity', 'heatFlow', ({ rating }) => rating.totalCapacity),
  figure('Sensible capacity', 'heatFlow', ({ rating }) => rating.sensibleCapacity),
  figure('Entering dry bulb', 'temperature', ({ rating }) => rating.air.entering.dryBulb),
  figure('Entering wet bulb', 'temperature', ({ rating }) => rating.air.entering.wetBulb),
  figure('Leaving dry bulb', 'temperature', ({ rating }) => rating.air.leaving.dryBulb),
  figure('Leaving wet bulb', 'temperature', ({ rating }) => rating.air.leaving.wetBulb),
  figure('Face velocity', 'velocity', ({ rating }) => rating.air.standardFaceVelocity),
  figure('Air pressure drop', 'airPressureDrop', ({ rating }) => rating.air.pressureDrop),
  figure('Fluid entering', 'temperature', ({ rating }) => rating.fluid.enteringTemperature),
  figure('Fluid leaving', 'temperature', ({ rating }) => rating.fluid.leavingTemperature),
  figure('Fluid mass flow', 'massFlow', ({ rating }) => rating.fluid.massFlow),
  // Of steam and refrigerants nobody counts in feet of water: the same number in the unit that their own report has.
  figure('Fluid pressure drop', 'fluidPressureDrop', ({ input, rating }) =>
    changesPhase(input) ? undefined : rating.fluid.pressureDrop.total,
  ),
  figure('Vapor pressure drop', 'vaporPressureDrop', ({ input, rating }) =>
    changesPhase(input) ? rating.fluid.pressureDrop.total : undefined,
  ),
  { name: 'Rows', width: 8, cell: ({ input }) => numeric(input.geometry.rows, 0) },
  figure('Fin height', 'length', ({ input }) => input.geometry.finnedHeight),
  figure('Fin length', 'length', ({ input }) => input.geometry.finnedLength),
  figure('Dry weight', 'mass', ({ rating }) => rating.construction.dryWeight),
  given('Notices', 60, ({ rating, reader }) =>
    byGravity(rating.warnings)
      .map(warning => `${severityWords[warning.severity]}: ${noticeText(warning, reader).fact}`)
      .join('; '),
  ),
]

/** The bytes of an .xlsx file. */
export function projectWorkbook(parts: ProjectReportParts): Promise<Buffer> {
  const contents = contentsOf(parts)
  const [first] = contents
  if (!first) throw new Error('a project has at least one coil')
  const about = [`${contents.length} coils`, `made by ${first.author}`, first.date, `reference ${first.reference}`]
  const data = [
    [title(first.title)],
    [text(about.join(', '), { wrap: false })],
    ...remarkRows(parts.document.remarks),
    [],
    heads(...columns.map(({ name }) => name)),
    columns.map(({ quantity }) => text(quantity ? first.reader.label(quantity) : '', { align: 'right' })),
    // One table has one system of units: that of the first coil.
    ...contents.map(content => columns.map(({ cell }) => cell({ ...content, reader: first.reader }))),
  ]
  const sheet = { sheet: 'Schedule', data, columns: columns.map(({ width }) => ({ width })), showGridLines: false }
  return writeWorkbook([sheet], { fontFamily: 'Calibri', fontSize: 11 }).toBuffer()
}
