/** The circuits in the words of the shop: tubes by number, passes, bends and taps, with lengths of the reader. */
import { rowAndColumn } from '../../../engine/circuitry/bundle'
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'

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
  heat: string
  leaving: string
  drop: string
}

/** The heads of the columns with their units, in the order of the lines. */
export function circuitHeads({ label }: Reader): readonly { name: keyof CircuitLine; label: string; unit: string }[] {
  return [
    { name: 'number', label: 'No.', unit: '' },
    { name: 'passes', label: 'Passes', unit: '' },
    { name: 'length', label: 'Length', unit: label('plantLength') },
    { name: 'flow', label: 'Flow', unit: label('massFlow') },
    { name: 'heat', label: 'Heat', unit: label('heatFlow') },
    { name: 'leaving', label: 'Out', unit: label('temperature') },
    { name: 'drop', label: 'Δp', unit: label('vaporPressureDrop') },
  ]
}

/** The circuits with what the solution says of their last branches. */
export function circuitLines({ table, solved, graph }: CircuitsRating, reader: Reader): CircuitLine[] {
  const { number } = reader
  const branchOf = new Map(solved?.tubes.map(({ tube, branch }) => [tube, branch]))
  return (table?.circuits ?? []).map(circuit => {
    const last = circuit.outlets
      .map(({ tube }) => solved?.branches[branchOf.get(tube) ?? -1])
      .filter(one => one !== undefined)
    const all = circuit.branches.flat().map(tube => solved?.tubes.find(one => one.tube === tube)?.heat ?? 0)
    const flow = last.reduce((sum, one) => sum + one.flow, 0)
    const mean = (of: (one: (typeof last)[number]) => number) =>
      last.reduce((sum, one) => sum + one.flow * of(one), 0) / flow
    const isSolved = last.length > 0 && flow > 0
    return {
      number: formatNumber(circuit.number, 0),
      tubes: tubesText(circuit.branches, graph.columns),
      passes: formatNumber(circuit.passes, 0),
      length: number(circuit.length, 'plantLength'),
      flow: isSolved ? number(flow, 'massFlow') : '–',
      heat: isSolved ? number(Math.abs(all.reduce((sum, heat) => sum + heat, 0)), 'heatFlow') : '–',
      leaving: isSolved
        ? number(
            mean(one => one.leaving.T),
            'temperature',
          )
        : '–',
      drop: isSolved
        ? number(
            mean(one => one.drop + one.leadDrop),
            'vaporPressureDrop',
          )
        : '–',
    }
  })
}

/** One line of the bill of bends. */
export function bendLines(
  { table }: Pick<CircuitsRating, 'table'>,
  { number }: Reader,
): { side: string; name: string; span: string; length: string; count: string; isSpecial: boolean }[] {
  return (table?.bends ?? []).map(({ side, name, isSpecial, span, length, count }) => ({
    ...{ side: side === 'front' ? 'Front' : 'Rear', name, isSpecial, count: formatNumber(count, 0) },
    ...{ span: number(span, 'smallLength'), length: number(length, 'smallLength') },
  }))
}

/** One line of the list of header taps: places from the corner of the fin block where the air enters. */
export function tapLines(
  { table, graph }: Pick<CircuitsRating, 'table' | 'graph'>,
  { number }: Reader,
): { circuit: string; kind: string; tube: string; side: string; across: string; depth: string; lead: string }[] {
  return (table?.taps ?? []).map(({ circuit, kind, end, place, lead }) => ({
    ...{ circuit: formatNumber(circuit, 0), kind: kind === 'inlet' ? 'Inlet' : 'Outlet' },
    ...{ tube: tubeName(end.tube, graph.columns), side: end.side === 'front' ? 'Front' : 'Rear' },
    ...{ across: number(place.across, 'smallLength'), depth: number(place.depth, 'smallLength'), lead: lead ?? '–' },
  }))
}
