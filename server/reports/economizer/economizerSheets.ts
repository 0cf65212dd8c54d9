/** The sheets of an economizer's workbook after its summary: inputs, loads, rows, unit, money. */
import type { Sheet } from 'write-excel-file/node'
import { constructionFacts } from '../../../shared/economizer/facts/constructionFacts'
import { inputGroups } from '../inputFacts'
import { type Rows, sheet } from '../itemWorkbook'
import { factRow, heads, numeric, percent, quantityCell } from '../workbookCells'
import type { EconomizerContent } from './economizerContent'
import { economizerInputs } from './economizerInputs'
import { worthFacts } from './worthAndUnit'

export function economizerSheets(content: EconomizerContent): Sheet<Buffer>[] {
  return [
    sheet('Inputs', inputs(content), [34, 18, 14]),
    sheet('Loads', loads(content), [10, 10, 14, 14, 14, 14, 14, 12, 12, 14]),
    sheet('Rows', rows(content), [10, 10, 14, 14, 14, 14, 14, 14]),
    sheet(
      'Unit',
      [
        heads('The unit', 'Value', 'Unit'),
        ...constructionFacts(content.input, content.rating, content.reader).map(factRow),
      ],
      [30, 22, 12],
    ),
    sheet('Money', money(content), [30, 16, 16]),
  ]
}

function inputs(content: EconomizerContent): Rows {
  return inputGroups(economizerInputs, content).flatMap(({ name, facts }) => [
    heads(name, 'Value', 'Unit'),
    ...facts.map(factRow),
    [],
  ])
}

function loads({ rating, reader: { label, system } }: EconomizerContent): Rows {
  const degrees = label('temperature')
  const temperatures = ['Gas in', 'Gas out', 'Water out', 'Coldest metal'].map(name => `${name}, ${degrees}`)
  return [
    heads('Load', 'Hours', ...temperatures, `Recovered, ${label('heatFlow')}`, 'Before', 'With unit', 'Saved an hour'),
    ...rating.loads.map(each => [
      percent(each.load),
      numeric(each.hours, 0),
      ...[each.gasIn, each.gasOut, each.waterOut, each.coldestMetal].map(T => quantityCell(T, 'temperature', system)),
      quantityCell(each.heat, 'heatFlow', system),
      percent(each.efficiencyBefore),
      percent(each.efficiencyAfter),
      numeric(each.savings * 3600, 2),
    ]),
  ]
}

function rows({ rating, reader: { label, system } }: EconomizerContent): Rows {
  const names = ['Gas in', 'Gas out', 'Water in', 'Water out', 'Tube wall', 'Fin tip']
  return [
    heads('Stage', 'Row', ...names.map(name => `${name}, ${label('temperature')}`)),
    ...rating.full.stages.flatMap((stage, at) =>
      stage.rows.map(({ gasIn, gasOut, waterIn, waterOut, root, tip }, index) => [
        numeric(at + 1, 0),
        numeric(index + 1, 0),
        ...[gasIn, gasOut, waterIn, waterOut, root, tip].map(T => quantityCell(T, 'temperature', system)),
      ]),
    ),
  ]
}

function money(content: EconomizerContent): Rows {
  return [
    heads('Worth', 'Value', 'Unit'),
    ...worthFacts(content).map(factRow),
    [],
    heads('Year', 'Flow', 'Sum'),
    ...content.rating.year.worth.cashFlow.map(each => [
      numeric(each.year, 0),
      numeric(each.flow, 0),
      numeric(each.sum, 0),
    ]),
  ]
}
