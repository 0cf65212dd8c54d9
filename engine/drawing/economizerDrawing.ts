/** The section of a stack with its economizer: casing, tubes, gas, connections, dimensions. */
import type { TubeBank } from '../economizer/bank'
import type { Construction } from '../economizer/construction'
import type { Drawing, Label, Shape } from './drawing'
import { arrow, dimension, type Lettering, letterings, line, rect, text } from './drawingParts'
import { round } from './mirrorShape'

/** A unit with the states of its streams. Temperatures [K], flow of the gas [kg/s]. */
export interface DrawnEconomizer {
  readonly bank: Pick<TubeBank, 'rows' | 'tubesWide' | 'layout' | 'tubeDiameter' | 'fins'>
  readonly construction: Construction
  readonly stackDiameter: number
  readonly gasIn: number
  readonly gasOut: number
  readonly gasFlow: number
  readonly waterIn: number
  readonly waterOut: number
}

/** Sheet, and where the unit is on it [mm]. */
const sheet = { width: 380, top: 52, bottom: 66, left: 96, right: 112 } as const
/** Most of the height that the unit takes, and its least [mm]. */
const tallest = 300
const shortest = 150
/** Most tubes that are drawn across and along. */
const mostTubes = 24
/** Width of a temperature with its unit, over the height of its text. */
const valueWidth = 4.5

interface Place {
  middle: number
  top: number
  scale: number
  half: number
  stack: number
  casingTop: number
  casingBottom: number
  bottom: number
}

/**
 * The section of an economizer in its stack, the gas upward.
 *
 * @param unit      bank, construction, streams
 * @param lettering of the screen or of print
 * @returns         a drawing whose values are in SI
 *
 * Valid for every unit; of more than 24 tubes in a row, or rows, 24 are drawn.
 *
 * Source: drafting practice.
 */
export function economizerDrawing(unit: DrawnEconomizer, lettering: Lettering = letterings.screen): Drawing {
  const place = placeOf(unit)
  const { bottom, scale } = place
  return {
    width: sheet.width,
    height: round(bottom + sheet.bottom),
    scale: round(scale * 1000),
    shapes: [
      ...casing(place),
      ...tubes(place, unit),
      ...streams(place, unit, lettering.value),
      ...sizes(place, unit, lettering.dimension),
    ],
  }
}

function placeOf({ construction, stackDiameter }: DrawnEconomizer): Place {
  const { width, height, transition, casingHeight } = construction
  const across = sheet.width - sheet.left - sheet.right
  const widest = Math.max(width, stackDiameter)
  const scale = Math.min(across / widest, tallest / height)
  const drawn = Math.max(shortest, height * scale)
  // A low unit is drawn higher than it is, so that its labels have room.
  const tall = drawn / height
  const top = sheet.top
  return {
    middle: sheet.left + across / 2,
    top,
    scale,
    half: (width * scale) / 2,
    stack: (stackDiameter * scale) / 2,
    casingTop: top + transition * tall,
    casingBottom: top + (transition + casingHeight) * tall,
    bottom: top + drawn,
  }
}

function casing({ middle, top, half, stack, casingTop, casingBottom, bottom }: Place): Shape[] {
  const side = (sign: number) =>
    (
      [
        [stack, top],
        [half, casingTop],
        [half, casingBottom],
        [stack, bottom],
      ] as const
    ).map(([x, y]) => [round(middle + sign * x), round(y)] as const)
  const flange = (y: number) => rect('metal', { x: middle - stack - 5, y: y - 2, width: 2 * stack + 10, height: 4 })
  return [
    { type: 'polyline', role: 'metal', points: [...side(-1), ...side(1).reverse()], closed: true },
    flange(top),
    flange(bottom),
  ]
}

/** The bank: the lowest row is the first that the gas meets. */
function tubes(
  { middle, half, casingTop, casingBottom, scale }: Place,
  { bank, construction }: DrawnEconomizer,
): Shape[] {
  const across = Math.min(mostTubes, bank.tubesWide)
  const rows = Math.min(mostTubes, bank.rows)
  const width = Math.min(construction.face * scale, 2 * half - 8)
  const isStaggered = bank.layout === 'staggered' && rows > 1
  const apart = width / (across + (isStaggered ? 0.5 : 0))
  const high = (casingBottom - casingTop - 8) / rows
  const radius = Math.max(0.8, Math.min(apart, high) * 0.3)
  const fin = bank.fins.kind === 'none' ? [] : [radius * 1.45]
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (__, tube): Shape[] => {
      const shift = isStaggered && row % 2 === 1 ? 0.5 : 0
      const cx = round(middle - width / 2 + apart * (tube + 0.5 + shift))
      const cy = round(casingBottom - 4 - high * (row + 0.5))
      return [
        ...fin.map(r => ({ type: 'circle', role: 'fin', cx, cy, r: round(r) }) as const),
        { type: 'circle', role: 'copper', cx, cy, r: round(radius) },
      ]
    }),
  ).flat(2)
}

/** Gas from below; water at the right, in above and out below. */
function streams(place: Place, unit: DrawnEconomizer, size: number): Shape[] {
  const { middle, half, top, bottom, casingTop, casingBottom, stack } = place
  const t = (value: number): Label => ({ quantity: 'temperature', value })
  const edge = middle + half
  const fifth = (casingBottom - casingTop) / 5
  const [inlet, outlet] = [casingTop + fifth, casingBottom - fifth]
  const words = { x: edge + 44, size }
  const caption = size * 0.86
  // Beyond the extension line of a stack that is narrower than the words.
  const leaving = stack < 8 + size * valueWidth ? stack + 5 : 8
  return [
    arrow('hot', middle, bottom + 30, middle, bottom + 8),
    text({ x: middle + 8, y: bottom + 22, size, role: 'hot' }, t(unit.gasIn)),
    text(
      { x: middle + 8, y: bottom + 22 + size * 1.2, size: caption },
      { text: 'flue gas' },
      {
        quantity: 'massFlow',
        value: unit.gasFlow,
      },
    ),
    arrow('cold', middle, top - 8, middle, top - 30),
    text({ x: middle + leaving, y: top - 16, size, role: 'cold' }, t(unit.gasOut)),
    ...[inlet, outlet].flatMap(y => [
      rect('copper', { x: edge, y: y - 4, width: 12, height: 8 }),
      rect('copper', { x: edge + 12, y: y - 7, width: 4, height: 14 }),
    ]),
    arrow('cold', edge + 40, inlet, edge + 20, inlet),
    arrow('hot', edge + 20, outlet, edge + 40, outlet),
    text({ ...words, y: inlet, role: 'cold' }, t(unit.waterIn)),
    text({ ...words, y: inlet + size * 1.15, size: caption }, { text: 'water in' }),
    text({ ...words, y: outlet, role: 'hot' }, t(unit.waterOut)),
    text({ ...words, y: outlet + size * 1.15, size: caption }, { text: 'water out' }),
    line('thin', middle - stack, bottom, middle - stack, bottom + 8),
    line('thin', middle + stack, bottom, middle + stack, bottom + 8),
  ]
}

function sizes(place: Place, { construction, stackDiameter }: DrawnEconomizer, size: number): Shape[] {
  const { middle, half, stack, top, bottom, casingTop, casingBottom } = place
  const length = (value: number): Label => ({ quantity: 'length', value })
  const left = middle - half
  return [
    ...dimension([left, casingTop], [left, casingBottom], { offset: 22, size }, length(construction.casingHeight)),
    ...dimension([left, top], [left, bottom], { offset: 54, size }, length(construction.height)),
    // Below the words of the gas.
    ...dimension([left, bottom + 38], [middle + half, bottom + 38], { offset: 16, size }, length(construction.width)),
    ...dimension(
      [middle - stack, top - 14],
      [middle - stack + 2 * stack, top - 14],
      { offset: -26, size },
      { text: 'Ø' },
      length(stackDiameter),
    ),
  ]
}
