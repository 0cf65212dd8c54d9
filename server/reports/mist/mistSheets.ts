/** The sheets of a mist's workbook after its summary: inputs, months, bins, hours of the day, spray, money. */
import type { Sheet } from 'write-excel-file/node'
import { mistClimateFacts } from '../../../shared/climates/climateFacts'
import type { Figure } from '../../../shared/display/figure'
import type { MachineSource } from '../../../shared/mist/document/mistDocument'
import { sprayFacts } from '../../../shared/mist/facts/designFacts'
import { machineColumns, machineFacts } from '../../../shared/mist/facts/machineFacts'
import { energyFacts, moneyFacts, monthNames } from '../../../shared/mist/facts/yearFacts'
import { hourMapFigure } from '../../../shared/mist/figures/hourMapFigure'
import { inputGroups } from '../inputFacts'
import { type Rows, sheet } from '../itemWorkbook'
import { factRow, heads, numeric, printed, quantityCell, text } from '../workbookCells'
import type { MistContent } from './mistContent'
import { mistInputs } from './mistInputs'

export function mistSheets(content: MistContent): Sheet<Buffer>[] {
  const { input, rating, reader } = content
  const { source } = input.machine
  return [
    sheet('Inputs', inputs(content), [34, 18, 14]),
    sheet('Months', months(content), [10, 10, 10, 14, 14, 14, 14, 14, 14]),
    sheet('Bins', bins(content), [12, 12, 10, 10, 14, 14, 14, 14, 14]),
    sheet('Hours of the day', tableOf(hourMapFigure(rating.hoursOfDay, reader)), [10, ...monthNames.map(() => 10)]),
    sheet('Spray', [heads('Spray', 'Value', 'Unit'), ...sprayFacts(input, rating, reader).map(factRow)], [30, 18, 12]),
    sheet('Stages', stages(content), [10, 10, 14, 14, 10]),
    ...(source ? [sheet('Machine', machine(source, content), [30, 18, 14, 14])] : []),
    sheet('Money', money(content), [30, 16, 16]),
  ]
}

function inputs(content: MistContent): Rows {
  const climate = { name: 'Climate', facts: mistClimateFacts(content.rating, content.reader) }
  return [climate, ...inputGroups(mistInputs, content)].flatMap(({ name, facts }) => [
    heads(name, 'Value', 'Unit'),
    ...facts.map(factRow),
    [],
  ])
}

function stages({ rating, reader: { label, system } }: MistContent): Rows {
  return [
    heads('Stage', 'Nozzles', `Water in all, ${label('sprayFlow')}`, `On from, ${label('temperature')}`, 'Hours'),
    ...rating.stages.map(({ nozzles, water, from, hours }, at) => [
      numeric(at + 1, 0),
      numeric(nozzles, 0),
      quantityCell(water, 'sprayFlow', system),
      from === undefined ? text('never') : quantityCell(from, 'temperature', system),
      numeric(hours, 0),
    ]),
  ]
}

function machine(source: MachineSource, { reader }: MistContent): Rows {
  const { label, system } = reader
  const columns = machineColumns(reader)
  return [
    heads('Machine', 'Value', 'Unit'),
    ...machineFacts(source, reader).map(factRow),
    [],
    heads(`Air, ${label('temperature')}`, ...columns.map(({ name, unit }) => `${name}, ${unit}`)),
    ...source.points.map(point => [
      quantityCell(point.air, 'temperature', system),
      ...columns.map(({ of, quantity }) => quantityCell(of(point), quantity, system)),
    ]),
  ]
}

function months({ rating: { year }, reader: { label, system } }: MistContent): Rows {
  const energy = label('electricEnergy')
  const power = label('power')
  return [
    heads(
      ...['Month', 'Hours', 'With mist', `Without, ${energy}`, `With, ${energy}`, `Saved by the machine, ${energy}`],
      ...[`Water, ${label('waterVolume')}`, `Peak without, ${power}`, `Peak with, ${power}`],
    ),
    ...year.months.map(each => [
      text(monthNames[each.month - 1]!, { wrap: false }),
      numeric(each.hours, 0),
      numeric(each.hoursOn, 0),
      quantityCell(each.energyWithout, 'electricEnergy', system),
      quantityCell(each.energyWith, 'electricEnergy', system),
      quantityCell(each.energyWithout - each.energyWith, 'electricEnergy', system),
      quantityCell(each.water, 'waterVolume', system),
      quantityCell(each.peakWithout, 'power', system),
      quantityCell(each.peakWith, 'power', system),
    ]),
  ]
}

function bins({ rating, reader: { label, system } }: MistContent): Rows {
  const degrees = label('temperature')
  return [
    heads(
      ...[
        `From, ${degrees}`,
        `To, ${degrees}`,
        'Hours',
        'With mist',
        `Wet bulb, ${degrees}`,
        `To the coil, ${degrees}`,
      ],
      ...[`Without, ${label('power')}`, `With, ${label('power')}`, `Water, ${label('waterVolume')}`],
    ),
    ...rating.bins[system].map(bin => [
      quantityCell(bin.from, 'temperature', system),
      quantityCell(bin.to, 'temperature', system),
      numeric(bin.hours, 0),
      numeric(bin.hoursOn, 0),
      quantityCell(bin.wetBulb, 'temperature', system),
      quantityCell(bin.entering, 'temperature', system),
      quantityCell(bin.powerWithout, 'power', system),
      quantityCell(bin.powerWith, 'power', system),
      quantityCell(bin.water, 'waterVolume', system),
    ]),
  ]
}

/** The numbers of a figure. */
function tableOf({ table }: Figure): Rows {
  return [
    heads(...table.heads),
    ...table.rows.map(([name = '', ...cells]) => [text(name, { wrap: false }), ...cells.map(printed)]),
  ]
}

function money(content: MistContent): Rows {
  const { rating, reader } = content
  const unit = reader.label('money')
  return [
    heads('Energy and water', 'Value', 'Unit'),
    ...energyFacts(rating, reader).map(factRow),
    [],
    heads('Money', 'Value', 'Unit'),
    ...moneyFacts(rating, reader).map(factRow),
    [],
    heads('Year', `Flow, ${unit}`, `Sum, ${unit}`),
    ...rating.year.worth.cashFlow.map(each => [numeric(each.year, 0), numeric(each.flow, 0), numeric(each.sum, 0)]),
  ]
}
