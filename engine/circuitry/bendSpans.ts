/** Spans of bends: those that are kept in stock, and the bends of a graph by side and span. Lengths [m]. */
import { type Bundle, rowAndColumn, spanBetween } from './bundle'
import type { CircuitGraph, TubeSide } from './circuits'

/** A bend that is kept in stock: its name, and the distance between its legs [m]. */
export interface CatalogueBend {
  name: string
  span: number
}

/** Spans that differ by less are one [m]: holes of a tube sheet are made to this. */
export const spanTolerance = 0.0005

/**
 * The bends that a maker of coils keeps in stock.
 *
 * @param bundle  rows, columns, pitches [m], pattern
 * @returns one, two and three pitches in a row, two steps to the next row, and, where the tubes between are out of the
 *          way, one across two rows
 *
 * Valid as an assumption, to be replaced by a maker's list.
 *
 * Source: none published; trade practice.
 */
export function usualBends({
  transversePitch: Pt,
  longitudinalPitch: Pl,
  tubePattern,
}: Pick<Bundle, 'transversePitch' | 'longitudinalPitch' | 'tubePattern'>): CatalogueBend[] {
  const inRow = [1, 2, 3].map(pitches => ({ name: pitches === 1 ? 'pitch' : `${pitches} pitches`, span: pitches * Pt }))
  if (tubePattern === 'Inline')
    return [...inRow, { name: 'next row', span: Pl }, { name: 'next row, diagonal', span: Math.hypot(Pl, Pt) }]
  return [
    ...inRow,
    { name: 'diagonal', span: Math.hypot(Pl, Pt / 2) },
    { name: 'long diagonal', span: Math.hypot(Pl, 1.5 * Pt) },
    { name: 'two rows', span: 2 * Pl },
  ]
}

/**
 * The bend of a catalogue for a span.
 *
 * @param catalogue  bends in stock
 * @param span       distance between two tubes [m]
 * @returns the nearest within half a millimetre, or undefined: the bend is special
 *
 * Valid for any span.
 *
 * Source: definition.
 */
export function bendOfSpan(catalogue: readonly CatalogueBend[], span: number): CatalogueBend | undefined {
  const off = (bend: CatalogueBend) => Math.abs(bend.span - span)
  const nearest = catalogue.reduce<CatalogueBend | undefined>(
    (best, each) => (best === undefined || off(each) < off(best) ? each : best),
    undefined,
  )
  return nearest && off(nearest) < spanTolerance ? nearest : undefined
}

/** Length of a bend along its centre line [m]: half a circle over its span. */
export const lengthOfBend = (span: number): number => (Math.PI / 2) * span

/** Bends of one span on one side. */
export interface BendCount {
  side: TubeSide
  /** Name in the catalogue, or `special`. */
  name: string
  isSpecial: boolean
  /** Distance between the legs, and length along the centre line of one [m]. */
  span: number
  length: number
  count: number
}

/** A bend with the distance between its tubes [m]. */
export interface SpannedBend {
  side: TubeSide
  from: number
  to: number
  span: number
}

/**
 * The bends of a graph with their spans.
 *
 * @param graph   the circuits
 * @param bundle  places of the tubes
 * @returns each bend, its side and its span [m]; junctions, which are headers of their own, are left out
 *
 * Valid for graphs whose bends join tubes of the coil.
 *
 * Source: geometry.
 */
export function bendsOf(graph: CircuitGraph, bundle: Bundle): SpannedBend[] {
  return graph.bends.map(([from, to]) => ({
    side: from.side,
    from: from.tube,
    to: to.tube,
    span: spanBetween(bundle, from.tube, to.tube),
  }))
}

/**
 * The bill of bends: how many of each span on each side.
 *
 * @param bends      the bends
 * @param catalogue  bends in stock
 * @returns front before rear, short before long
 *
 * Valid for any bends; spans within half a millimetre of each other are one.
 *
 * Source: definition.
 */
export function billOfBends(bends: readonly SpannedBend[], catalogue: readonly CatalogueBend[]): BendCount[] {
  const bill: BendCount[] = []
  for (const { side, span } of bends) {
    const known = bill.find(each => each.side === side && Math.abs(each.span - span) < spanTolerance)
    if (known) known.count++
    else {
      const stocked = bendOfSpan(catalogue, span)
      bill.push({
        side,
        name: stocked?.name ?? 'special',
        isSpecial: !stocked,
        span,
        length: lengthOfBend(span),
        count: 1,
      })
    }
  }
  return bill.sort((one, other) => (one.side < other.side ? -1 : one.side > other.side ? 1 : one.span - other.span))
}

/** Sum of the spans of bends [m]. */
export const totalSpan = (bends: readonly SpannedBend[]): number => bends.reduce((sum, { span }) => sum + span, 0)

/**
 * How near a straight line between two tubes comes to a third tube.
 *
 * @param bundle  places of the tubes
 * @param from    number of a tube
 * @param to      number of another
 * @param within  farther tubes are of no interest [m]
 * @returns the nearest third tube and its distance [m], or undefined where none is within
 *
 * Valid for tubes of the coil. Only tubes in the rows and columns that the line passes are looked at.
 *
 * Source: distance of a point from a segment.
 */
export function nearestToBend(
  bundle: Bundle,
  from: number,
  to: number,
  within: number,
): { tube: number; distance: number } | undefined {
  const { rows, columns, transversePitch: Pt, longitudinalPitch: Pl } = bundle
  const [a, b] = [rowAndColumn(columns, from), rowAndColumn(columns, to)]
  const isStaggered = bundle.tubePattern === 'Staggered'
  const acrossOf = (row: number, column: number) => (column + (isStaggered && row % 2 === 1 ? 0.5 : 0)) * Pt
  const [x1, y1] = [a.row * Pl, acrossOf(a.row, a.column)]
  const [dx, dy] = [b.row * Pl - x1, acrossOf(b.row, b.column) - y1]
  const square = dx * dx + dy * dy
  if (square === 0) return undefined
  const aside = Math.ceil(within / Pl)
  const [firstRow, lastRow] = [
    Math.max(0, Math.min(a.row, b.row) - aside),
    Math.min(rows - 1, Math.max(a.row, b.row) + aside),
  ]
  let nearest: { tube: number; distance: number } | undefined
  for (let row = firstRow; row <= lastRow; row++) {
    const x = row * Pl
    // The part of the line within reach of this row.
    const shares =
      dx === 0 ? [0, 1] : [(x - within - x1) / dx, (x + within - x1) / dx].map(s => Math.min(1, Math.max(0, s)))
    const ys = shares.map(share => y1 + share * dy)
    const shift = acrossOf(row, 0)
    const first = Math.max(0, Math.ceil((Math.min(...ys) - within - shift) / Pt))
    const last = Math.min(columns - 1, Math.floor((Math.max(...ys) + within - shift) / Pt))
    for (let column = first; column <= last; column++) {
      const tube = row * columns + column
      if (tube === from || tube === to) continue
      const y = acrossOf(row, column)
      const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square))
      const distance = Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
      if (distance < within && (!nearest || distance < nearest.distance)) nearest = { tube, distance }
    }
  }
  return nearest
}
