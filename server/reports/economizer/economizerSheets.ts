/** The sheets of an economizer's workbook after its summary: inputs, loads, rows, unit, money. */
import type { Sheet } from 'write-excel-file/node'
import { constructionFacts } from '../../../shared/economizer/facts/constructionFacts'
import { offDesignNames } from '../../../shared/economizer/facts/offDesignNames'
import { secondStageOf, stageColumns } from '../../../shared/economizer/facts/stageColumns'
import { gasFacts, waterFacts } from '../../../shared/economizer/facts/streamFacts'
import { energyFacts, moneyFacts, tornadoNames } from '../../../shared/economizer/facts/yearFacts'
import { inputGroups } from '../inputFacts'
import { type Rows, sheet } from '../itemWorkbook'
import { factRow, heads, numeric, percent, quantityCell, text } from '../workbookCells'
import type { EconomizerContent } from './economizerContent'
import { economizerInputs } from './economizerInputs'
import { turndownColumns } from './turndownTable'
import { worthFacts } from './worthAndUnit'

export function economizerSheets(content: EconomizerContent): Sheet<Buffer>[] {
  return [
    sheet('Inputs', inputs(content), [34, 18, 14]),
    sheet('Conditions', conditions(content), [34, 18, 12]),
    sheet('Loads', loads(content), [10, 10, 14, 14, 14, 18, 18, 14, ...turndownColumns.map(() => 14)]),
    ...(content.rating.full.stages.length > 1
      ? [sheet('Second stage', secondStage(content), [10, ...stageColumns.map(() => 16)])]
      : []),
    sheet('Rows', rows(content), [10, 10, 14, 14, 14, 14, 14, 14, 14, 14, 12]),
    sheet('Off design', offDesign(content), [16, 22, 14, 14, 18, 14, 14, 14]),
    sheet(
      'Unit',
      [
        heads('The unit', 'Value', 'Unit'),
        ...constructionFacts(content.input, content.rating, content.reader).map(factRow),
      ],
      [30, 22, 12],
    ),
    sheet('Year', year(content), [30, 18, 14]),
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

function conditions({ input, rating, reader }: EconomizerContent): Rows {
  return [
    heads('Flue gas at full fire', 'Value', 'Unit'),
    ...gasFacts(rating, reader).map(factRow),
    [],
    heads('Water at full fire', 'Value', 'Unit'),
    ...waterFacts(input, rating, reader).map(factRow),
  ]
}

function loads({ rating, reader: { label, system } }: EconomizerContent): Rows {
  const degrees = label('temperature')
  return [
    heads(
      ...['Load', 'Hours', `Gas in, ${degrees}`, `Gas out, ${degrees}`, `Recovered, ${label('heatFlow')}`],
      ...['Efficiency before', 'Efficiency with unit', `Saved, ${label('money')}/h`],
      ...turndownColumns.map(([name, quantity]) => `${name}, ${label(quantity)}`),
    ),
    ...rating.loads.map(each => [
      percent(each.load),
      numeric(each.hours, 0),
      ...[each.gasIn, each.gasOut].map(T => quantityCell(T, 'temperature', system)),
      quantityCell(each.heat, 'heatFlow', system),
      percent(each.efficiencyBefore),
      percent(each.efficiencyAfter),
      numeric(each.savings * 3600, 2),
      ...turndownColumns.map(([, quantity, of]) => {
        const value = of(each)
        return value === undefined ? text('–', { align: 'right' }) : quantityCell(value, quantity, system)
      }),
    ]),
  ]
}

/** The second stage of a unit of two, at each load. */
function secondStage({ rating, reader: { label, system } }: EconomizerContent): Rows {
  return [
    heads('Load', ...stageColumns.map(([name, quantity]) => `${name}, ${label(quantity)}`)),
    ...secondStageOf(rating.loads).map(each => [
      percent(each.load),
      ...stageColumns.map(([, quantity, of]) => quantityCell(of(each), quantity, system)),
    ]),
  ]
}

function rows({ rating, reader: { label, system } }: EconomizerContent): Rows {
  const names = ['Gas in', 'Gas out', 'Water in', 'Water out', 'Tube wall', 'Fin tip']
  return [
    heads(
      ...['Stage', 'Row', ...names.map(name => `${name}, ${label('temperature')}`)],
      ...[`Heat, ${label('heatFlow')}`, `Condensate, ${label('massFlow')}`, 'Surface wet'],
    ),
    ...rating.full.stages.flatMap((stage, at) =>
      stage.rows.map(({ gasIn, gasOut, waterIn, waterOut, root, tip, heat, condensate, wetShare }, index) => [
        numeric(at + 1, 0),
        numeric(index + 1, 0),
        ...[gasIn, gasOut, waterIn, waterOut, root, tip].map(T => quantityCell(T, 'temperature', system)),
        quantityCell(heat, 'heatFlow', system),
        quantityCell(condensate, 'massFlow', system),
        percent(wetShare),
      ]),
    ),
  ]
}

function offDesign({ rating, reader: { label, system } }: EconomizerContent): Rows {
  const t = (T: number | undefined) =>
    T === undefined ? text('–', { align: 'right' }) : quantityCell(T, 'temperature', system)
  const degrees = label('temperature')
  return [
    heads(
      ...['Case', 'Fuel', `Recovered, ${label('heatFlow')}`, `Gas out, ${degrees}`, 'Efficiency with unit'],
      ...[`Cold end, ${degrees}`, `Dew point, ${degrees}`, `Gas Δp, ${label('airPressureDrop')}`],
    ),
    ...rating.offDesign.map(({ name, fuel, of, problem = '' }) => [
      text(offDesignNames[name]),
      text(fuel),
      ...(of
        ? [
            quantityCell(of.heat, 'heatFlow', system),
            t(of.gasOut),
            percent(of.efficiencyAfter),
            t(of.coldestMetal),
            t(of.acidDew ?? of.waterDew),
            quantityCell(of.gasDrop, 'airPressureDrop', system),
          ]
        : [text(`Not possible: ${problem}`, { columnSpan: 6 })]),
    ]),
  ]
}

/** Energy and money of the year, and the present value with one number a fifth lower and higher. */
function year({ rating, reader }: EconomizerContent): Rows {
  const unit = reader.label('money')
  return [
    heads('Energy of the year', 'Value', 'Unit'),
    ...energyFacts(rating, reader).map(factRow),
    [],
    heads('Money', 'Value', 'Unit'),
    ...moneyFacts(rating, reader).map(factRow),
    [],
    heads('Net present value with', `A fifth lower, ${unit}`, `A fifth higher, ${unit}`),
    ...rating.year.tornado.map(({ of, low, high }) => [text(tornadoNames[of]), numeric(low, 0), numeric(high, 0)]),
  ]
}

function money(content: EconomizerContent): Rows {
  const unit = content.reader.label('money')
  return [
    heads('Worth', 'Value', 'Unit'),
    ...worthFacts(content).map(factRow),
    [],
    heads('Year', `Flow, ${unit}`, `Sum, ${unit}`),
    ...content.rating.year.worth.cashFlow.map(each => [
      numeric(each.year, 0),
      numeric(each.flow, 0),
      numeric(each.sum, 0),
    ]),
  ]
}
