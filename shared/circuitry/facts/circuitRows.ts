/** The circuits in the words of the shop: tubes by number, passes, and how each ends, with lengths of the reader. */
import { rowAndColumn } from '../../../engine/circuitry/bundle'
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import type { ShownRating } from '../document/shownRating'
import { circuitEnds, dropQuantity, endMeasure, endText } from './circuitEnds'

const none = '–'

type Table = NonNullable<CircuitsRating['table']>

/** A tube as the shop writes it: its row, from where the air enters, and its place in the row, both from 1. */
export const tubeName = (tube: number, columns: number): string => {
  const { row, column } = rowAndColumn(columns, tube)
  return `${row + 1}.${column + 1}`
}

/** The tubes of a circuit in the order of the flow; branches after a split stand in brackets. */
function tubesText(branches: Table['circuits'][number]['branches'], columns: number): string {
  const [first = [], ...more] = branches.map(tubes => tubes.map(tube => tubeName(tube, columns)).join(' '))
  return [first, ...more.map(tubes => `(${tubes})`)].join(' ')
}

/** One line of a table of circuits. */
export interface CircuitLine {
  number: string
  tubes: string
  passes: string
  length: string
  flow: string
  share: string
  heat: string
  leaving: string
  end: string
  drop: string
  charge: string
}

interface CircuitHead {
  name: keyof CircuitLine
  label: string
  unit: string
}

/** The heads of the columns with their units, in the order of the lines. */
export function circuitHeads({ label }: Reader, { solved }: Pick<ShownRating, 'solved'>): readonly CircuitHead[] {
  const measure = solved && endMeasure(solved)
  return [
    { name: 'number', label: 'No.', unit: '' },
    { name: 'passes', label: 'Passes', unit: '' },
    { name: 'length', label: 'Length', unit: label('plantLength') },
    { name: 'flow', label: 'Flow', unit: label('massFlow') },
    { name: 'share', label: 'Share', unit: '%' },
    { name: 'heat', label: 'Heat', unit: label('heatFlow') },
    { name: 'leaving', label: 'Out', unit: label('temperature') },
    ...(measure && measure.label !== 'Out'
      ? [{ name: 'end', label: measure.label, unit: label(measure.quantity) } as const]
      : []),
    { name: 'drop', label: 'Δp', unit: label(solved ? dropQuantity(solved) : 'fluidPressureDrop') },
    { name: 'charge', label: 'Charge', unit: label('charge') },
  ]
}

/** The circuits with what the solution says of their ends. */
export function circuitLines(rating: ShownRating, reader: Reader): CircuitLine[] {
  const { table, solved, graph } = rating
  const { number } = reader
  const ends = new Map(circuitEnds(rating).map(end => [end.number, end]))
  const measure = solved && endMeasure(solved)
  return (table?.circuits ?? []).map(circuit => {
    const end = ends.get(circuit.number)
    const of = (value: number | undefined, quantity: Quantity) => (value === undefined ? none : number(value, quantity))
    return {
      number: formatNumber(circuit.number, 0),
      tubes: tubesText(circuit.branches, graph.columns),
      passes: formatNumber(circuit.passes, 0),
      length: number(circuit.length, 'plantLength'),
      flow: of(end?.flow, 'massFlow'),
      share: end && solved ? formatNumber((100 * end.flow) / solved.fluid.massFlow, 2) : none,
      heat: of(end && Math.abs(end.heat), 'heatFlow'),
      leaving: of(end?.T, 'temperature'),
      end: end && measure ? endText(end, measure, reader) : none,
      drop: of(end?.drop, solved ? dropQuantity(solved) : 'fluidPressureDrop'),
      charge: of(end?.charge, 'charge'),
    }
  })
}
