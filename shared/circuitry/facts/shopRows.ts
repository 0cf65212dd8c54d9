/** What the shop makes: bends, leads and taps, with lengths of the reader. */
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import type { SegmentSettings } from '../../../engine/segments/segmentSettings'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { ShownRating } from '../document/shownRating'
import { tubeName } from './circuitRows'

/** One line of the bill of bends. */
export function bendLines(
  { table }: Pick<ShownRating, 'table'>,
  { number }: Reader,
): { side: string; name: string; span: string; length: string; count: string; isSpecial: boolean }[] {
  return (table?.bends ?? []).map(({ side, name, isSpecial, span, length, count }) => ({
    ...{ side: side === 'front' ? 'Front' : 'Rear', name, isSpecial, count: formatNumber(count, 0) },
    ...{ span: number(span, 'smallLength'), length: number(length, 'smallLength') },
  }))
}

/** One line of the list of distributor leads: where each goes, its length and its bore; none where they have no length. */
export function leadLines(
  { table, graph }: Pick<CircuitsRating, 'table' | 'graph'>,
  { leads = [] }: SegmentSettings = {},
  { number }: Reader,
): { circuit: string; tube: string; side: string; length: string; bore: string }[] {
  const inlets = (table?.taps ?? []).filter(({ kind }) => kind === 'inlet')
  // Leads stand in the order of the inlets of the circuits.
  return graph.inlets.flatMap(({ tube }, at) => {
    const tap = inlets.find(({ end }) => end.tube === tube)
    const { length, bore } = leads[at] ?? {}
    if (!tap || length === undefined || bore === undefined) return []
    return {
      ...{ circuit: formatNumber(tap.circuit, 0), tube: tubeName(tube, graph.columns) },
      ...{ side: tap.end.side === 'front' ? 'Front' : 'Rear' },
      ...{ length: number(length, 'length'), bore: number(bore, 'smallLength') },
    }
  })
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
