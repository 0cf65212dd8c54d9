import type { CoilInput, CoilRating } from '../coils/coil'
import type { Shape } from './drawing'
import { arrow, bends, dimension, line, rect, text } from './drawingParts'
import type { Layout } from './layout'
import { round } from './mirrorShape'

/**
 * Most fins, and bends or tube ends, that are drawn; more would merge into a grey area. Fins are at least this far
 * apart [mm].
 */
const most = { fins: 72, bends: 16 } as const
const finsApart = 2.8

/** The front view: the coil from the side where the air enters. */
export function frontView(place: Layout, input: CoilInput, rating: CoilRating): Shape[] {
  const { casing, fins, start, end, bendReach, lettering } = place
  const { faceArea, tubesHigh, overallLength, passes, feeds } = rating.construction
  const { finnedLength } = input.geometry
  const bottom = casing.y + casing.height
  // On the other side from the stream symbol below the right end of a low coil.
  const side = place.farHeader && condenses(input) ? 'right' : 'left'
  return [
    text({ x: casing.x, y: titleHeight(place), size: lettering.caption }, { text: 'Front, entering air side' }),
    rect('metal', casing),
    rect('edge', fins),
    ...finLines(place),
    ...(passes <= 1 ? [] : bends(casing.x, fins, Math.min(most.bends, Math.floor(tubesHigh / 2)), bendReach)),
    ...(feeds === 0 ? [] : headers(place, rating, condenses(input))),
    ...(input.coilType === 'NONE' ? [] : streams(place, rating, input)),
    ...dimension(
      [start, fins.y],
      [start, fins.y + fins.height],
      { offset: place.uprightOffset, size: lettering.dimension },
      { text: 'FH' },
      { quantity: 'length', value: faceArea / finnedLength },
    ),
    ...dimension(
      [fins.x, bottom],
      [fins.x + fins.width, bottom],
      { offset: 15, size: lettering.dimension, side },
      { text: 'FL' },
      { quantity: 'length', value: finnedLength },
    ),
    ...dimension(
      [start, bottom],
      [end, bottom],
      { offset: 34, size: lettering.dimension, side },
      { quantity: 'length', value: overallLength },
    ),
  ]
}

/** Vertical lines for the fins: a sample of them. */
function finLines({ fins }: Layout): Shape[] {
  const count = Math.min(most.fins, Math.max(1, Math.floor(fins.width / finsApart)))
  return Array.from({ length: count }, (_, k) => {
    const x = fins.x + (fins.width * (k + 0.5)) / count
    return line('fin', x, fins.y, x, fins.y + fins.height)
  })
}

/**
 * The header nearest to the viewer, with its tubes and both connections; or a header at each end with one connection
 * each.
 */
function headers(place: Layout, { construction }: CoilRating, isDown: boolean): Shape[] {
  const { casing, header: near, farHeader: far, start, end } = place
  const [upper, lower] = connectionLevels(place)
  const right = casing.x + casing.width
  if (!far) return header(place, construction.feeds, near, { tubes: [right, near.x], to: end, levels: [upper, lower] })
  const [into, out] = isDown ? [upper, lower] : [lower, upper]
  return [
    ...header(place, construction.feeds, near, { tubes: [right, near.x], to: end, levels: [into] }),
    ...header(place, construction.feeds, far, { tubes: [far.x + far.width, casing.x], to: start, levels: [out] }),
  ]
}

interface HeaderEnds {
  /** Start and end of its tubes. */
  tubes: readonly [number, number]
  /** End of its connections. */
  to: number
  /** Heights of its connections. */
  levels: readonly number[]
}

function header(
  { fins }: Layout,
  feeds: number,
  { x, width }: Layout['header'],
  { tubes, to, levels }: HeaderEnds,
): Shape[] {
  const count = Math.max(1, Math.min(most.bends, feeds))
  const thickness = Math.max(1, width * 0.8)
  const tubeEnds = Array.from({ length: count }, (_, k) => {
    const y = fins.y + (fins.height * (k + 0.5)) / count
    return line('copper', tubes[0], y, tubes[1], y)
  })
  const from = to > x ? x + width : x
  const pipe = { x: Math.min(from, to), width: Math.abs(to - from), height: thickness }
  return [
    ...tubeEnds,
    rect('copper', { x, y: fins.y, width, height: fins.height }, round(width / 3)),
    ...levels.map(y => rect('copper', { ...pipe, y: y - thickness / 2 })),
  ]
}

/** Heights of the leaving (upper) and entering (lower) connection. */
function connectionLevels({ fins, header: tube }: Layout): [upper: number, lower: number] {
  const inset = Math.min(fins.height / 4, Math.max(tube.width, 4))
  return [fins.y + inset, fins.y + fins.height - inset]
}

/** Steam and hot gas enter at the top, so that condensate drains at the bottom. */
const condenses = (input: CoilInput) => 'steam' in input || input.coilType === 'COND' || input.coilType === 'REHEAT'

/** Whether both stream symbols fit between the connections; else they are above and below them. */
function isRoomy(place: Layout): boolean {
  const [upper, lower] = connectionLevels(place)
  const { value, caption } = place.lettering
  return lower - upper > 3 * (value + caption) + 8
}

/** Above the coil, and above the stream symbol of a low coil. */
function titleHeight(place: Layout): number {
  const { casing, lettering } = place
  const [upper] = connectionLevels(place)
  const above = casing.y - 9
  return isRoomy(place) ? above : Math.min(above, upper - lettering.caption - lettering.value - 15)
}

/**
 * Arrows and temperatures of the fluid. It enters at the bottom and leaves at the top, so that the coil fills and
 * vents, unless it condenses.
 */
function streams(place: Layout, { fluid }: CoilRating, input: CoilInput): Shape[] {
  const { start, end, farHeader, lettering } = place
  const [upper, lower] = connectionLevels(place)
  const { enteringTemperature, leavingTemperature } = fluid
  // Steam leaves at the temperature at which it enters, and is still the hot stream.
  const warms =
    leavingTemperature === enteringTemperature ? !condenses(input) : leavingTemperature > enteringTemperature
  const leaving = warms ? 'hot' : 'cold'
  const entering = warms ? 'cold' : 'hot'
  const { value: size, caption } = lettering
  const ys = isRoomy(place) ? [upper + size + 6, lower - caption - 9] : [upper - caption - 12, lower + size + 7]
  const isDown = condenses(input)
  const [leavingY = 0, enteringY = 0] = isDown ? [...ys].reverse() : ys
  const [out, into] = isDown ? [lower, upper] : [upper, lower]
  const x = end + 4
  const outer = farHeader ? { x: start - 4, way: -1, anchor: 'end' as const } : { x, way: 1, anchor: 'start' as const }
  const stack = (
    at: { x: number; y: number; anchor: 'start' | 'end' },
    role: 'hot' | 'cold',
    T: number,
    words: string,
  ) => [
    text({ ...at, size, role }, { quantity: 'temperature', value: T }),
    text({ ...at, y: at.y + caption + 2, size: caption }, { text: words }),
  ]
  return [
    arrow(leaving, outer.x, out, outer.x + 16 * outer.way, out),
    ...stack({ x: outer.x, y: leavingY, anchor: outer.anchor }, leaving, leavingTemperature, 'out'),
    arrow(entering, x + 16, into, x, into),
    ...stack({ x, y: enteringY, anchor: 'start' }, entering, enteringTemperature, 'in'),
  ]
}
