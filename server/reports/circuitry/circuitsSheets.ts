/** The sheets of the workbook of circuits after its summary: inputs, circuits, bends, taps, rules of the shop, tubes. */
import type { Sheet } from 'write-excel-file/node'
import { besideLines, besideReasons } from '../../../shared/circuitry/facts/besideRows'
import { dropQuantity } from '../../../shared/circuitry/facts/circuitEnds'
import { circuitHeads, circuitLines, tubeName } from '../../../shared/circuitry/facts/circuitRows'
import { drainWords, shopValues } from '../../../shared/circuitry/facts/shopFacts'
import { bendLines, leadLines, tapLines } from '../../../shared/circuitry/facts/shopRows'
import { headOf, namesOf, segmentValue, shownQuantities } from '../../../shared/circuitry/facts/shownQuantities'
import { zoneLines } from '../../../shared/circuitry/facts/zoneRows'
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
    sheet('Shop', shop(content), [32, 24, 8, 14]),
    ...(hasLeads(content) ? [sheet('Leads', leads(content), [10, 10, 10, 14, 14])] : []),
    ...(solved
      ? [
          sheet('Side by side', beside(content), [28, 14, 14, 14, 12, 40]),
          sheet('Charge', charge(content, solved), [16, 12, 14, 12]),
          sheet('Leaving air', leavingAir(content, solved), [
            10,
            ...solved.leavingAir.slice(0, solved.segments).map(() => 14),
          ]),
        ]
      : []),
    ...(solved ? [sheet('Tubes', tubes(content, solved), [10, 10, 14, 14, 14, 14, 14, 14, 14, 10, 14])] : []),
    ...(solved ? [sheet('Segments', segments(content, solved), [10, 10, ...namesOf(solved).map(() => 14)])] : []),
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

/** The rules that the circuits were checked by, and which of them the shop gave. */
function shop({ input, reader }: CircuitsContent): Rows {
  const { spans, stubClearance, drain } = shopValues(input)
  const own = input.shop ?? {}
  const from = (value: unknown) => text(value === undefined ? 'Assumption' : 'This shop')
  const line = (name: string, length: number, given: unknown) => [
    ...[text(name), quantityCell(length, 'smallLength', reader.system), text(reader.label('smallLength')), from(given)],
  ]
  return [
    heads('Rule', 'Value', 'Unit', 'From'),
    ...spans.map(span => line('Bend in stock, from leg to leg', span, own.spans)),
    line('Least distance between stubs', stubClearance, own.stubClearance),
    [text('Drain'), text(drain ? drainWords[drain] : 'Not asked'), text(''), from(drain)],
  ]
}

const hasLeads = ({ input, rating, reader }: CircuitsContent) => leadLines(rating, input.segmented, reader).length > 0

function leads({ input, rating, reader }: CircuitsContent): Rows {
  return [
    heads('Circuit', 'Tube', 'Side', `Length, ${reader.label('length')}`, `Bore, ${reader.label('smallLength')}`),
    ...leadLines(rating, input.segmented, reader).map(({ circuit, tube, side, length, bore }) => [
      ...[printed(circuit), text(tube), text(side), printed(length), printed(bore)],
    ]),
  ]
}

type Solved = NonNullable<CircuitsContent['rating']['solved']>

function beside({ rating, reader }: CircuitsContent): Rows {
  const heat = reader.label('heatFlow')
  const drop = rating.solved ? reader.label(dropQuantity(rating.solved)) : ''
  return [
    heads('Solution', `Total, ${heat}`, `Sensible, ${heat}`, `Fluid drop, ${drop}`, 'Difference', 'Refused'),
    ...besideLines(rating, reader).map(line => [
      ...[text(line.name), printed(line.capacity), printed(line.sensible), printed(line.drop)],
      ...[printed(line.difference), text(line.refusal ?? '')],
    ]),
    ...besideReasons(rating, reader).map(reason => [text(reason)]),
  ]
}

function charge({ reader }: CircuitsContent, solved: Solved): Rows {
  return [
    heads('Zone', 'Tubes, %', `Charge, ${reader.label('charge')}`, 'Of it, %'),
    ...zoneLines(solved, reader).map(({ zone, tubes: length, charge: held, share }) => [
      ...[text(zone), printed(length), printed(held), printed(share)],
    ]),
  ]
}

/** A line for each tube of the last row, from the front to the rear. */
function leavingAir({ reader }: CircuitsContent, { leavingAir: air, columns, segments: along }: Solved): Rows {
  const degrees = reader.label('temperature')
  return [
    heads('Tube', ...Array.from({ length: along }, (_, at) => `Segment ${at + 1}, ${degrees}`)),
    ...Array.from({ length: columns }, (_, column) => [
      numeric(column + 1, 0),
      ...air.slice(column * along, (column + 1) * along).map(T => quantityCell(T, 'temperature', reader.system)),
    ]),
  ]
}

/** Every quantity of every segment. */
function segments({ rating: { graph }, reader }: CircuitsContent, solved: Solved): Rows {
  const names = namesOf(solved)
  return [
    heads('Tube', 'Segment', ...names.map(name => headOf(name, reader))),
    ...solved.tubes.flatMap(({ tube }) =>
      Array.from({ length: solved.segments }, (_, segment) => [
        text(tubeName(tube, graph.columns)),
        numeric(segment + 1, 0),
        ...names.map(name => {
          const value = segmentValue(solved, name, tube, segment)
          const { quantity } = shownQuantities[name]
          return quantity === 'fraction' ? numeric(100 * value, 1) : quantityCell(value, quantity, reader.system)
        }),
      ]),
    ),
  ]
}

function tubes({ rating: { graph, table }, reader }: CircuitsContent, solved: Solved): Rows {
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
