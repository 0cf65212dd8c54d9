/** A coil as a workbook: what was given and what came of it, in the units of its document. */
import writeWorkbook, { type Sheet } from 'write-excel-file/node'
import type { Warning } from '../../engine'
import { isBare, tubeSideName, tubeSideTitle } from '../../shared/coils/document/coilTypes'
import {
  airFacts,
  airStateRows,
  type Fact,
  fluidDropFacts,
  fluidStateRows,
  type StateRow,
} from '../../shared/coils/facts/coilFacts'
import { constructionFacts } from '../../shared/coils/facts/constructionFacts'
import { keyResults } from '../../shared/coils/facts/keyResults'
import { rowHeats } from '../../shared/coils/facts/rowHeats'
import type { FieldGroup } from '../../shared/coils/fields/coilField'
import { noticeText } from '../../shared/coils/notices/coilNotices'
import type { Reader } from '../../shared/display/formatQuantity'
import { sentence } from '../../shared/display/sentence'
import { byGravity, severityWords } from '../../shared/tools/notices/noticeOrder'
import { type CoilReportParts, contentOf } from './coilReport'
import { fluidSideFacts } from './fluidSideFacts'
import { inputFacts } from './inputFacts'
import { accuracyStatement } from './methods'
import type { ReportContent } from './reportContent'
import {
  type Cell,
  factRow,
  heads,
  numeric,
  percent,
  printed,
  quantityCell,
  remarkRows,
  text,
  title,
} from './workbookCells'

/** The type of what this writes. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Rows = Cell[][]

/** The bytes of an .xlsx file. */
export function coilWorkbook(parts: CoilReportParts): Promise<Buffer> {
  const content = contentOf(parts)
  const sheets: Sheet<Buffer>[] = [
    sheet('Summary', summary(content), [30, 18, 12, 34]),
    sheet('Inputs', inputs(content), [34, 18, 14]),
    sheet('Results', results(content), [34, 16, 16, 14]),
    // Without a duty every row is like the entering air.
    ...(isBare(content.input) ? [] : [sheet('Rows', rows(content), [8, 12, 12, 12, 12, 12, 12, 14, 14, 10])]),
  ]
  return writeWorkbook(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer()
}

function sheet(name: string, data: Rows, widths: readonly number[]): Sheet<Buffer> {
  return { sheet: name, data, columns: widths.map(width => ({ width })), showGridLines: false }
}

function summary(content: ReportContent): Rows {
  const { input, rating, reader } = content
  const about: Fact[] = [
    ['Tag', content.tag],
    ['Coil', content.model],
    ['Made by', content.author],
    ['Date', content.date],
    ['Reference', content.reference],
  ]
  return [
    [title(content.title)],
    ...about.map(([name, value]) => [text(name), text(value, { wrap: false })]),
    ...remarkRows(content.remarks),
    [],
    heads('Key result', 'Value', 'Unit', 'Limit'),
    ...keyResults(rating, input, reader).map(one => [
      text(one.label),
      printed(one.value),
      text(one.unit),
      text(one.text, { align: 'right' }),
    ]),
    [],
    heads('Notices'),
    ...notices(rating.warnings, reader),
    [],
    [text(accuracyStatement, { columnSpan: 4, height: 90 })],
  ]
}

function notices(warnings: readonly Warning[], reader: Reader): Rows {
  if (warnings.length === 0) return [[text('Nothing to notice.')]]
  return byGravity(warnings).map(warning => {
    const { fact, advice } = noticeText(warning, reader)
    const said = [fact, advice].filter(Boolean).join('. ')
    return [
      text(severityWords[warning.severity]),
      text(said, { columnSpan: 3, height: 15 * Math.ceil(said.length / 60) }),
    ]
  })
}

const groups: readonly (readonly [group: FieldGroup, name: string])[] = [
  ['coil', 'Coil'],
  ['air', 'Air side'],
  ['fluid', 'Fluid side'],
  ['geometry', 'Geometry'],
  ['fins', 'Fin details, coating'],
  ['tubes', 'Tubes, connections'],
  ['methods', 'Methods'],
  ['required', 'Required'],
  ['resistances', 'Resistances'],
]

function inputs({ asked: input, reader }: ReportContent): Rows {
  return groups.flatMap(([group, name]) => {
    const facts = inputFacts(input, group, reader.system)
    if (facts.length === 0) return []
    return [heads(group === 'fluid' ? tubeSideName(input) : name, 'Value', 'Unit'), ...facts.map(factRow), []]
  })
}

function results(content: ReportContent): Rows {
  const { input, rating, reader } = content
  const { label, system } = reader
  const states = (rows: readonly StateRow[]) =>
    rows.map(([name, entering, leaving, quantity]) => [
      text(name),
      quantityCell(entering, quantity, system),
      quantityCell(leaving, quantity, system),
      text(label(quantity)),
    ])
  const facts = (name: string, list: readonly Fact[]) => [heads(name, 'Value', 'Unit'), ...list.map(factRow), []]
  return [
    heads('Air side', 'Entering', 'Leaving', 'Unit'),
    ...states(airStateRows(rating)),
    [],
    ...facts('Air side', airFacts(rating, reader)),
    ...(isBare(input) ? [] : tubeSide()),
    ...facts('Construction', constructionFacts(input, rating, reader)),
  ]

  function tubeSide(): Rows {
    return [
      heads(tubeSideTitle(input), 'Entering', 'Leaving', 'Unit'),
      ...states(fluidStateRows(rating)),
      [],
      ...facts(tubeSideName(input), fluidSideFacts(content)),
      ...facts('Fluid pressure drop', fluidDropFacts(rating, reader)),
      heads('Resistance', 'Value', 'Share', 'Unit'),
      ...rating.resistances.map(({ name, value, share }) => [
        text(sentence(name).replace(/\.$/, '')),
        quantityCell(value, 'foulingResistance', system),
        percent(share),
        text(label('foulingResistance')),
      ]),
      [],
    ]
  }
}

function rows({ rating, reader }: ReportContent): Rows {
  const [degrees, heat] = [reader.label('temperature'), reader.label('heatFlow')]
  const of = (value: number, quantity: 'temperature' | 'heatFlow') => quantityCell(value, quantity, reader.system)
  const heats = rowHeats(rating)
  const names = ['Row', 'Air in', 'Air out', 'Fluid in', 'Fluid out', 'Surface', 'Wet', 'Capacity', 'Sensible', 'Share']
  const units = ['', degrees, degrees, degrees, degrees, degrees, '%', heat, heat, '%']
  return [
    heads(...names),
    units.map(unit => text(unit, { align: 'right' })),
    ...rating.rows.map((row, index) => [
      numeric(row.row, 0),
      of(row.airIn.dryBulb, 'temperature'),
      of(row.airOut.dryBulb, 'temperature'),
      of(row.fluidIn, 'temperature'),
      of(row.fluidOut, 'temperature'),
      of(row.surface, 'temperature'),
      percent(row.wetFraction),
      of(heats[index]!.total, 'heatFlow'),
      of(heats[index]!.sensible, 'heatFlow'),
      percent(heats[index]!.share),
    ]),
  ]
}
