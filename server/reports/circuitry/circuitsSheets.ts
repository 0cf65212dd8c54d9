/** The sheets of the workbook of circuits after its summary: inputs, circuits, bends, taps, tubes. */
import type { Sheet } from 'write-excel-file/node'
import { bendLines, circuitHeads, circuitLines, tapLines, tubeName } from '../../../shared/circuitry/facts/circuitRows'
import type { Quantity } from '../../../shared/display/units'
import { coilInputRows } from '../coilSelection/coilSheets'
import { type Rows, sheet } from '../itemWorkbook'
import { heads, numeric, percent, printed, quantityCell, text } from '../workbookCells'
import type { CircuitsContent } from './circuitsContent'

export function circuitsSheets(content: CircuitsContent): Sheet<Buffer>[] {
  const { table, solved } = content.rating
  return [
    sheet('Inputs', coilInputRows(content), [34, 18, 14]),
    ...(table
      ? [
          sheet('Circuits', circuits(content), [8, 60, ...Array.from({ length: 9 }, () => 13)]),
          sheet('Bends', bends(content), [10, 24, 14, 14, 10]),
          sheet('Taps', taps(content), [10, 10, 10, 10, 14, 14, 10]),
        ]
      : []),
    ...(solved ? [sheet('Tubes', tubes(content, solved), [10, 10, 14, 14, 14, 14, 14, 14, 14, 10, 14])] : []),
  ]
}

function circuits({ rating, reader }: CircuitsContent): Rows {
  const [number, ...figures] = circuitHeads(reader, rating)
  return [
    heads(number!.label, 'Tubes', ...figures.map(({ label, unit }) => (unit ? `${label}, ${unit}` : label))),
    ...circuitLines(rating, reader).map(line => [
      printed(line.number),
      text(line.tubes),
      ...figures.map(({ name }) => printed(line[name])),
    ]),
  ]
}

function bends({ rating, reader }: CircuitsContent): Rows {
  const unit = reader.label('smallLength')
  return [
    heads('Side', 'Bend', `Span, ${unit}`, `Length, ${unit}`, 'Count'),
    ...bendLines(rating, reader).map(({ side, name, span, length, count }) => [
      ...[text(side), text(name), printed(span), printed(length), printed(count)],
    ]),
  ]
}

function taps({ rating, reader }: CircuitsContent): Rows {
  const unit = reader.label('smallLength')
  return [
    heads('Circuit', 'Tap', 'Tube', 'Side', `Across, ${unit}`, `Depth, ${unit}`, 'Lead'),
    ...tapLines(rating, reader).map(({ circuit, kind, tube, side, across, depth, lead }) => [
      ...[printed(circuit), text(kind), text(tube), text(side), printed(across), printed(depth), text(lead)],
    ]),
  ]
}

function tubes(
  { rating: { graph, table }, reader }: CircuitsContent,
  solved: NonNullable<CircuitsContent['rating']['solved']>,
): Rows {
  const of = (value: number, quantity: Quantity) => quantityCell(value, quantity, reader.system)
  const [degrees, heat, film] = [
    reader.label('temperature'),
    reader.label('heatFlow'),
    reader.label('heatTransferCoefficient'),
  ]
  const circuitOf = new Map(
    table?.circuits.flatMap(({ number, branches }) => branches.flat().map(tube => [tube, number])),
  )
  return [
    heads(
      ...['Tube', 'Circuit', `Heat, ${heat}`, `In, ${degrees}`, `Out, ${degrees}`, 'Quality in', 'Quality out'],
      ...[`Air in, ${degrees}`, `Air out, ${degrees}`, 'Wet', `Film, ${film}`],
    ),
    ...solved.tubes.map(tube => [
      text(tubeName(tube.tube, graph.columns)),
      numeric(circuitOf.get(tube.tube) ?? 0, 0),
      of(Math.abs(tube.heat), 'heatFlow'),
      of(tube.entering.T, 'temperature'),
      of(tube.leaving.T, 'temperature'),
      tube.entering.quality === undefined ? text('') : numeric(tube.entering.quality, 3),
      tube.leaving.quality === undefined ? text('') : numeric(tube.leaving.quality, 3),
      of(tube.airIn, 'temperature'),
      of(tube.airOut, 'temperature'),
      percent(tube.wetFraction),
      of(tube.film, 'heatTransferCoefficient'),
    ]),
  ]
}
