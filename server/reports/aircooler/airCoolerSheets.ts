/** The sheets of an air cooler's workbook after its summary: data sheet, inputs, passes, off design, year. */
import type { Sheet } from 'write-excel-file/node'
import { driveFacts, passColumns, serviceRows, yearFacts } from '../../../shared/aircooler/facts/unitFacts'
import { yearFigure } from '../../../shared/aircooler/figures/yearFigure'
import { climateFacts } from '../../../shared/climates/climateFacts'
import { inputGroups } from '../inputFacts'
import { type Rows, sheet } from '../itemWorkbook'
import { factRow, heads, numeric, printed, quantityCell, text } from '../workbookCells'
import type { AirCoolerContent } from './airCoolerContent'
import { airCoolerInputs } from './airCoolerInputs'
import { dataSheet } from './dataSheet'

export function airCoolerSheets(content: AirCoolerContent): Sheet<Buffer>[] {
  return [
    sheet('Data sheet', groups(dataSheet(content)), [30, 20, 14]),
    sheet('Inputs', groups(inputGroups(airCoolerInputs, content)), [30, 18, 14]),
    sheet('Passes', passes(content), [10, 10, 14, 14, 14, 16, 14, 14]),
    ...(content.rating.stream.beside ? [sheet('Condensing', condensing(content), [14, 16, 14, 26])] : []),
    sheet('Fans off', service(content), [26, 12, 14, 14, 14]),
    sheet('Year', year(content), [30, 16, 14, 14, 14, 14, 14, 14]),
  ]
}

const groups = (all: readonly { name: string; facts: Parameters<typeof factRow>[0][] }[]): Rows =>
  all.flatMap(({ name, facts }) => [heads(name, 'Value', 'Unit'), ...facts.map(factRow), []])

function passes({ rating, reader }: AirCoolerContent): Rows {
  const columns = passColumns(reader)
  return [
    heads('Pass', ...columns.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))),
    ...rating.stream.passes.map((pass, at) => [
      numeric(at + 1, 0),
      ...columns.map(({ of, quantity }) => quantityCell(of(pass), quantity, reader.system)),
    ]),
  ]
}

/** The curve of the heat that is given off. */
function condensing({ rating, reader }: AirCoolerContent): Rows {
  const { beside } = rating.stream
  if (!beside) return []
  const { system, label } = reader
  const hasSurface = beside.curve.some(({ surface }) => surface !== undefined)
  return [
    heads(
      `Heat, ${label('heatFlow')}`,
      `Temperature, ${label('temperature')}`,
      `Vapor, ${label('massFlow')}`,
      ...(hasSurface ? [`Condensate surface, ${label('temperature')}`] : []),
    ),
    ...beside.curve.map(({ heat, temperature, vapour, surface }) => [
      quantityCell(heat, 'heatFlow', system),
      quantityCell(temperature, 'temperature', system),
      quantityCell(vapour, 'massFlow', system),
      ...(surface === undefined ? [] : [quantityCell(surface, 'temperature', system)]),
    ]),
  ]
}

function service({ rating, reader }: AirCoolerContent): Rows {
  const degrees = reader.label('temperature')
  return [
    heads('State', 'Air, %', `Heat, ${reader.label('heatFlow')}`, `Leaving, ${degrees}`, `Coldest wall, ${degrees}`),
    ...serviceRows(rating, reader).map(({ name, air, heat, outlet, wall }) => [
      text(name),
      ...[air, heat, outlet, wall].map(printed),
    ]),
  ]
}

function year({ rating, reader }: AirCoolerContent): Rows {
  const sums: Rows = [
    heads('Year', 'Value', 'Unit'),
    ...yearFacts(rating, reader).map(factRow),
    [],
    heads('Drives and climate', 'Value', 'Unit'),
    ...[...driveFacts(rating, reader), ...climateFacts(rating, reader)].map(factRow),
  ]
  if (!rating.year) return sums
  const { table } = yearFigure(rating.year, reader)
  return [...sums, [], heads(...table.heads), ...table.rows.map(cells => cells.map(printed))]
}
