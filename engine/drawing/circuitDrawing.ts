/** The circuits of a coil from the front and from the rear: bends, flow, inlets and outlets, dimensions. */
import type { Bundle } from '../circuitry/bundle'
import type { CircuitGraph, TubeEnd } from '../circuitry/circuits'
import { feedSide } from '../circuitry/feedSide'
import { flowOf } from '../circuitry/flow'
import { isTube } from '../circuitry/tubeEnds'
import { type CircuitView, circuitViews } from './circuitViews'
import type { Drawing, Point, Shape } from './drawing'
import { arrow, dimension, type Lettering, letterings, line, rect, text } from './drawingParts'
import { round } from './mirrorShape'

/** Circuits to draw, and what is written in the tubes: the direction of the flow, their number, or nothing. */
export interface DrawnCircuits {
  graph: CircuitGraph
  bundle: Bundle
  marks?: 'direction' | 'number' | 'none'
  /** Leads of the distributor by length and bore [m], in the order of the inlets. */
  leads?: readonly Lead[]
  /** Whether it is fed through inner tubes. */
  isFedInside?: boolean
}

/** A lead without a length is known by its drop. */
interface Lead {
  length?: number
  bore?: number
}

/** What the parts of a drawing share. */
interface Sheet {
  graph: CircuitGraph
  bundle: Bundle
  marks: NonNullable<DrawnCircuits['marks']>
  leads: readonly Lead[]
  /** Inlets with the ends where they are fed. */
  fed: readonly TubeEnd[]
  /** By tube, see `flowOf`. */
  directions: Int8Array
  radius: number
  scale: number
  lettering: Lettering
}

/** Smallest height of a number in a tube that can be read [mm]. */
const leastNumber = 1.8
/** Length of the lead of an inlet or outlet beyond the fin block, and of the arrow at its end [mm]. */
const lead = { reach: 12, head: 2.4 } as const

/**
 * The circuits of a coil as drawn for the shop.
 *
 * Front and rear view side by side. Bends of the side that is seen are drawn through, with an arrow in the direction of
 * the flow; those of the other side are dashed. A point in a tube: the fluid comes toward the reader; a cross: it flows
 * away. Inlets and outlets have leads with the number of their list; those of a distributor with length and bore too.
 *
 * @param drawn      circuits, places of the tubes, what is written in the tubes
 * @param lettering  of the screen or of print
 * @returns a drawing whose values are in SI
 *
 * Valid for any graph, also with faults: connections of tubes that the coil does not have are left out, and bends without
 * flow have no arrow. Findings are marked by the page, with the places of `circuitViews`.
 *
 * Source: drafting practice.
 */
export function circuitDrawing(drawn: DrawnCircuits, lettering: Lettering = letterings.screen): Drawing {
  const { graph, bundle, marks = 'direction', leads = [], isFedInside = false } = drawn
  const { width, height, scale, radius, front, rear } = circuitViews(bundle)
  const fed = graph.inlets.map(({ tube, side }) => ({ tube, side: feedSide(side, isFedInside) }))
  const { directions } = flowOf(graph)
  const sheet: Sheet = { graph, bundle, marks, leads, fed, directions, radius, scale, lettering }
  const shapes = [front, rear].flatMap(view => [
    ...block(sheet, view),
    ...connections(sheet, view),
    ...tubes(sheet, view),
    ...taps(sheet, view),
  ])
  return { width, height, scale, shapes: [...shapes, ...sizes(sheet, front, rear)] }
}

/** Title, fin block, numbers of the rows, and the air. */
function block({ graph, bundle, lettering }: Sheet, { side, block: box, at }: CircuitView): Shape[] {
  const { caption } = lettering
  const bottom = box.y + box.height
  const [from, to] = side === 'front' ? [box.x, box.x + box.width] : [box.x + box.width, box.x]
  const y = bottom + caption * 1.6
  const every = Math.ceil((caption * 1.4 * graph.rows) / box.width)
  return [
    text({ x: box.x, y: box.y - caption - 12, size: caption }, { text: side === 'front' ? 'Front' : 'Rear' }),
    rect('edge', box),
    ...Array.from({ length: bundle.rows }, (_, row) => row)
      .filter(row => row % every === 0)
      .map(row =>
        text(
          { x: at(row * bundle.columns)[0], y: box.y - 3, size: caption * 0.8, anchor: 'middle' },
          { text: String(row + 1) },
        ),
      ),
    arrow('dimension', from, y, from + Math.sign(to - from) * Math.max(14, box.width * 0.4), y),
    text(
      { x: from, y: y + caption * 1.2, size: caption * 0.8, anchor: side === 'front' ? 'start' : 'end' },
      { text: 'Air' },
    ),
  ]
}

/** Bends of the far side below those of the near side, and junctions. */
function connections(sheet: Sheet, view: CircuitView): Shape[] {
  const { graph } = sheet
  const isThere = (ends: readonly TubeEnd[]) => ends.every(({ tube }) => isTube(graph, tube))
  const bends = graph.bends.filter(isThere)
  const junctions = graph.junctions.filter(({ from, to }) => isThere([...from, ...to]))
  const isNear = (end: TubeEnd | undefined) => end?.side === view.side
  return [
    ...bends.filter(([from]) => !isNear(from)).map(([from, to]) => between('tube', view, from.tube, to.tube, 0)),
    ...bends
      .filter(([from]) => isNear(from))
      .flatMap(([from, to]) => [
        between('copper', view, from.tube, to.tube, sheet.radius),
        ...flowMark(sheet, view, from, to),
      ]),
    ...junctions.flatMap(junction => joint(sheet, view, junction)),
  ]
}

function between(role: 'tube' | 'copper', { at }: CircuitView, from: number, to: number, off: number): Shape {
  const [[x1, y1], [x2, y2]] = [at(from), at(to)]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [((x2 - x1) / length) * off, ((y2 - y1) / length) * off]
  return line(role, x1 + dx, y1 + dy, x2 - dx, y2 - dy)
}

/** A small arrow head in the middle of a bend. */
function flowMark({ directions, radius }: Sheet, { at }: CircuitView, from: TubeEnd, to: TubeEnd): Shape[] {
  const leaves = (end: TubeEnd) => directions[end.tube] === (end.side === 'rear' ? 1 : -1)
  const enters = (end: TubeEnd) => directions[end.tube] === (end.side === 'rear' ? -1 : 1)
  if (leaves(from) && enters(to)) return [head(at(from.tube), at(to.tube), Math.max(0.8, radius * 0.7), 'middle')]
  if (leaves(to) && enters(from)) return [head(at(to.tube), at(from.tube), Math.max(0.8, radius * 0.7), 'middle')]
  return []
}

/** A filled arrow head on the way from one point to another, at its middle or its end. */
function head([x1, y1]: Point, [x2, y2]: Point, size: number, place: 'middle' | 'end'): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [tipX, tipY] = place === 'end' ? [x2, y2] : [(x1 + x2 + dx * size) / 2, (y1 + y2 + dy * size) / 2]
  const corner = (side: number): Point => [
    round(tipX - dx * size - side * dy * size * 0.5),
    round(tipY - dy * size + side * dx * size * 0.5),
  ]
  return { type: 'polyline', role: 'copper', points: [[round(tipX), round(tipY)], corner(1), corner(-1)], closed: true }
}

/** A junction: lines from its single end to the others. */
function joint(sheet: Sheet, view: CircuitView, { from, to }: CircuitGraph['junctions'][number]): Shape[] {
  return from.flatMap(one =>
    to.flatMap(other =>
      one.side === view.side
        ? [between('copper', view, one.tube, other.tube, sheet.radius), ...flowMark(sheet, view, one, other)]
        : [between('tube', view, one.tube, other.tube, 0)],
    ),
  )
}

/** Tubes with their marks; blank ones crossed out. */
function tubes({ graph, bundle, marks, directions, radius }: Sheet, { side, at }: CircuitView): Shape[] {
  const blanks = new Set(graph.blanks)
  const size = radius * 0.9
  return Array.from({ length: bundle.rows * bundle.columns }, (_, tube): Shape[] => {
    const [cx, cy] = at(tube)
    const part = radius * 0.5
    if (blanks.has(tube))
      return [
        { type: 'circle', role: 'thin', cx, cy, r: radius },
        line('thin', cx - part, cy - part, cx + part, cy + part),
      ]
    const circle: Shape = { type: 'circle', role: 'edge', cx, cy, r: radius }
    if (marks === 'number' && size >= leastNumber)
      return [circle, text({ x: cx, y: cy + size * 0.36, size, anchor: 'middle' }, { text: String(tube + 1) })]
    const direction = directions[tube]! * (side === 'front' ? 1 : -1)
    if (marks !== 'direction' || direction === 0) return [circle]
    // Away from the reader the fluid shows the feathers of its arrow, toward the reader the point.
    if (direction > 0)
      return [
        circle,
        line('thin', cx - part, cy - part, cx + part, cy + part),
        line('thin', cx - part, cy + part, cx + part, cy - part),
      ]
    return [circle, { type: 'circle', role: 'copper', cx, cy, r: round(radius * 0.28) }]
  }).flat()
}

/** Leads of inlets and outlets of this side, to the nearer edge of the fin block, with their numbers. */
function taps(
  { graph, bundle, leads, fed, radius, scale, lettering }: Sheet,
  { side, block: box, at }: CircuitView,
): Shape[] {
  const size = Math.max(leastNumber, Math.min(lettering.caption * 0.8, bundle.transversePitch * scale * 0.42))
  const tapped = (['inlet', 'outlet'] as const).flatMap(kind =>
    (kind === 'inlet' ? fed : graph.outlets).flatMap((end, index) =>
      end.side === side && isTube(graph, end.tube) ? [{ kind, number: index + 1, point: at(end.tube) }] : [],
    ),
  )
  return tapped.flatMap(({ kind, number, point: [x, y] }) => {
    const way = x < box.x + box.width / 2 ? -1 : 1
    const edge = way < 0 ? box.x - lead.reach : box.x + box.width + lead.reach
    const near: Point = [x + way * radius, y]
    const far: Point = [edge, y]
    return [
      line('copper', near[0], near[1], far[0], far[1]),
      kind === 'inlet'
        ? head(far, [edge - way * lead.reach * 0.4, y], lead.head, 'end')
        : head(near, far, lead.head, 'end'),
      text(
        { x: edge + way * 2, y: y + size * 0.36, size, anchor: way < 0 ? 'end' : 'start' },
        { text: `${number} ${kind === 'inlet' ? 'in' : 'out'}` },
      ),
      ...(kind === 'inlet'
        ? leadText(leads[number - 1], {
            x: edge + way * 2,
            y: y + size * 1.44,
            size,
            anchor: way < 0 ? 'end' : 'start',
          })
        : []),
    ]
  })
}

/** Length and bore of a lead, below its number; nothing where it is known by its drop. */
function leadText({ length, bore }: Lead = {}, at: Parameters<typeof text>[0]): Shape[] {
  if (length === undefined || bore === undefined) return []
  return [text(at, { quantity: 'length', value: length }, { text: '×' }, { quantity: 'smallLength', value: bore })]
}

/** Height and depth of the fin block at the front, the pitches at the rear, where there are fewer leads. */
function sizes({ graph, bundle, fed, lettering }: Sheet, { block: box }: CircuitView, rear: CircuitView): Shape[] {
  const { rows, columns, transversePitch, longitudinalPitch } = bundle
  const size = lettering.dimension
  const bottom = box.y + box.height
  const length = (value: number) => ({ quantity: 'length', value })
  const last = (rows - 1) * columns
  const isTapped = new Set(
    [...fed, ...graph.outlets].flatMap(({ tube, side }) => (side === 'rear' ? [tube % columns] : [])),
  )
  const free = Array.from({ length: columns - 1 }, (_, column) => column).find(
    column => !isTapped.has(column) && !isTapped.has(column + 1),
  )
  const upper = rear.at(last + (free ?? 0))
  const left = rear.block.x
  return [
    ...(columns > 1
      ? dimension(
          [left, upper[1]],
          [left, rear.at(last + (free ?? 0) + 1)[1]],
          { offset: 34, size },
          { text: 'Pt' },
          length(transversePitch),
        )
      : []),
    ...(rows > 1
      ? dimension(
          [rear.at(last)[0], bottom],
          [rear.at(last - columns)[0], bottom],
          { offset: 30, size, side: 'left' },
          { text: 'Pl' },
          length(longitudinalPitch),
        )
      : []),
    ...dimension(
      [box.x, box.y],
      [box.x, bottom],
      { offset: 58, size },
      { text: 'FH' },
      length(columns * transversePitch),
    ),
    ...dimension([box.x, bottom], [box.x + box.width, bottom], { offset: 46, size }, length(rows * longitudinalPitch)),
  ]
}
