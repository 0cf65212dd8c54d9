import type { Sheet } from 'write-excel-file/node'
import { isBare, tubeSideName, tubeSideTitle } from '../../../shared/coils/document/coilTypes'
import {
  airFacts,
  airStateRows,
  type Fact,
  fluidDropFacts,
  fluidStateRows,
  type StateRow,
} from '../../../shared/coils/facts/coilFacts'
import { constructionFacts } from '../../../shared/coils/facts/constructionFacts'
import { rowHeats } from '../../../shared/coils/facts/rowHeats'
import type { FieldGroup } from '../../../shared/coils/fields/coilField'
import { sentence } from '../../../shared/display/sentence'
import { type Rows, sheet } from '../itemWorkbook'
import { factRow, heads, numeric, percent, quantityCell, text } from '../workbookCells'
import type { CoilContent } from './coilContent'
import { fluidSideFacts } from './fluidSideFacts'
import { inputFacts } from './inputFacts'

/** The sheets of a coil's workbook after its summary. */
export function coilSheets(content: CoilContent): Sheet<Buffer>[] {
  return [
    sheet('Inputs', coilInputRows(content), [34, 18, 14]),
    sheet('Results', results(content), [34, 16, 16, 14]),
    // Without a duty every row has the state of the entering air.
    ...(isBare(content.input) ? [] : [sheet('Rows', rows(content), [8, 12, 12, 12, 12, 12, 12, 14, 14, 10])]),
  ]
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

/** All inputs of a coil by the groups of the form. */
export function coilInputRows({ asked: input, reader }: Pick<CoilContent, 'asked' | 'reader'>): Rows {
  return groups.flatMap(([group, name]) => {
    const facts = inputFacts(input, group, reader.system)
    if (facts.length === 0) return []
    return [heads(group === 'fluid' ? tubeSideName(input) : name, 'Value', 'Unit'), ...facts.map(factRow), []]
  })
}

function results(content: CoilContent): Rows {
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

function rows({ rating, reader }: CoilContent): Rows {
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
