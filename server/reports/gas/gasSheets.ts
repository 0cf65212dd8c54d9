/** The sheets of a gas's workbook after its summary: inputs, composition, properties, table, fit, burning. */
import type { Sheet } from 'write-excel-file/node'
import type { GasCoilResult } from '../../../shared/gas/document/gasCoilRating'
import { fluidSideFacts, gasSideFacts, resistanceFacts, rowColumns } from '../../../shared/gas/facts/coilFacts'
import { dewFacts, fitQuantities, fitTerms } from '../../../shared/gas/facts/gasFacts'
import { propertyRows } from '../../../shared/gas/facts/propertyRows'
import { tableColumns } from '../../../shared/gas/facts/tableColumns'
import { propertyNames } from '../../../shared/gas/fields/gasFields'
import { inputGroups, largestFirst } from '../inputFacts'
import { type Rows, sheet } from '../itemWorkbook'
import { factRow, heads, numeric, percent, printed, quantityCell, text } from '../workbookCells'
import type { GasContent } from './gasContent'
import { gasInputs } from './gasInputs'
import { burntOrNot } from './sections'

export function gasSheets(content: GasContent): Sheet<Buffer>[] {
  return [
    sheet('Inputs', inputs(content), [30, 18, 14]),
    sheet('Composition', composition(content), [24, 12, 12, 12, 12]),
    sheet('Properties', properties(content), [30, 16, 16, 12, 16]),
    sheet('Table', states(content), [14, 12, 12, 14, 12, 12, 14, 12]),
    sheet('Fit', curve(content), [26, 18, 18, 12]),
    sheet('Dew points, burning', burning(content), [34, 16, 14]),
    ...(content.rating.coil
      ? [sheet('Coil', coil(content, content.rating.coil), [30, 16, 14, 14, 14, 14, 14, 14])]
      : []),
  ]
}

function inputs(content: GasContent): Rows {
  return inputGroups(gasInputs, content).flatMap(({ name, facts }) => [
    heads(name, 'Value', 'Unit'),
    ...facts.map(factRow),
    [],
  ])
}

/** Decimals of a percentage, for what is there in parts in a million. */
const ofShares = 3

function composition({ rating, input, reader: { system, label } }: GasContent): Rows {
  const parts = (of: typeof rating.composition) =>
    of.map(({ gas, formula, mole, mass }) => [
      text(gas, { wrap: false }),
      text(formula, { wrap: false }),
      percent(mole, ofShares),
      percent(mass, ofShares),
    ])
  const { streams = [] } = input.gas.kind === 'streams' ? input.gas : {}
  return [
    heads(rating.name, 'Formula', 'Mole', 'Mass'),
    ...parts(rating.composition),
    [],
    ...(rating.beside
      ? [heads(rating.beside.name, 'Formula', 'Mole', 'Mass'), ...parts(rating.beside.composition), []]
      : []),
    ...(streams.length > 0
      ? [
          heads('Stream', `Flow, ${label('massFlow')}`, `Temperature, ${label('temperature')}`),
          ...streams.map(({ name, flow, temperature }) => [
            text(name, { wrap: false }),
            quantityCell(flow, 'massFlow', system),
            quantityCell(temperature, 'temperature', system),
          ]),
          ...streams.flatMap(({ name, composition }) => [
            [],
            heads(name, 'Mole'),
            ...largestFirst(composition).map(([gas, mole]) => [text(gas, { wrap: false }), percent(mole, ofShares)]),
          ]),
        ]
      : []),
  ]
}

function properties({ rating, reader }: GasContent): Rows {
  return [
    heads('Property', rating.name, rating.beside?.name ?? '', 'Ratio', 'Unit'),
    ...propertyRows(rating, reader).map(({ name, value, beside, ratio, unit }) => [
      text(name, { wrap: false }),
      printed(value),
      printed(beside),
      printed(ratio),
      text(unit),
    ]),
  ]
}

function states({ rating, reader }: GasContent): Rows {
  const columns = tableColumns(rating.table.along, reader)
  return [
    heads(...columns.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))),
    ...rating.table.rows.map(row =>
      columns.map(({ of, quantity, decimals }) =>
        decimals === undefined ? quantityCell(of(row), quantity, reader.system) : numeric(of(row), decimals),
      ),
    ),
  ]
}

function curve({ rating: { fit }, reader }: GasContent): Rows {
  const quantity = fitQuantities[fit.property]
  return [
    heads(
      `Term, t in hundreds of ${reader.label('temperature')}`,
      `${propertyNames[fit.property]}, ${reader.label(quantity)}`,
    ),
    ...fitTerms(fit, reader.system).map(({ name, value }) => [text(name), numeric(value, 9)]),
    [],
    heads(`Temperature, ${reader.label('temperature')}`, 'Value', 'Fit', 'Error'),
    ...fit.points.map(({ T, value, fitted, error }) => [
      quantityCell(T, 'temperature', reader.system),
      quantityCell(value, quantity, reader.system),
      quantityCell(fitted, quantity, reader.system),
      numeric(error, 6),
    ]),
  ]
}

function burning({ rating, reader }: GasContent): Rows {
  return [
    heads('Dew point', 'Value', 'Unit'),
    ...dewFacts(rating.dewPoints, reader).map(factRow),
    [],
    heads('Burned in air', 'Value', 'Unit'),
    ...burntOrNot({ rating, reader }).map(factRow),
    ...(rating.burnt
      ? [
          [],
          heads('Product', 'Mole', 'Mass'),
          ...rating.burnt.products.map(({ gas, mole, mass }) => [
            text(gas),
            percent(mole, ofShares),
            percent(mass, ofShares),
          ]),
        ]
      : []),
  ]
}

function coil({ reader }: GasContent, rated: GasCoilResult): Rows {
  const columns = rowColumns(reader)
  return [
    heads('Gas side', 'Value', 'Unit'),
    ...gasSideFacts(rated, reader).map(factRow),
    [],
    heads('Fluid side', 'Value', 'Unit'),
    ...fluidSideFacts(rated, reader).map(factRow),
    [],
    heads('Resistance', 'Of the whole'),
    ...resistanceFacts(rated).map(factRow),
    [],
    heads('Row', ...columns.map(({ name, unit }) => `${name}, ${unit}`)),
    ...rated.rows.map(row => [
      numeric(row.row, 0),
      ...columns.map(({ of, quantity }) => quantityCell(of(row), quantity, reader.system)),
    ]),
  ]
}
