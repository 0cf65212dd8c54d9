/** The general arrangement of an air cooler: plan and elevation with fans, headers, nozzles, streams and dimensions. */
import { type Arrangement, arrangementOf, type StandingUnit } from '../aircooler/arrangement'
import type { Drawing, Label, Shape } from './drawing'
import { arrow, dimension, type Lettering, letterings, line, rect, text } from './drawingParts'
import { round } from './mirrorShape'

/** A unit with the states of its streams [K]. */
export interface DrawnAirCooler extends StandingUnit {
  readonly bundlesPerBay: number
  readonly passes: number
  /** Of a bundle at each end. */
  readonly nozzles: number
  readonly draft: 'forced' | 'induced'
  readonly streamIn: number
  readonly streamOut: number
  readonly airIn: number
  readonly airOut: number
}

/** Sheet, and where the views are on it [mm]. */
const sheet = { width: 380, left: 92, right: 66, top: 26, between: 94, bottom: 20 } as const
/** Most of the height that a view takes [mm]. */
const tallest = 230
/** Most bays and nozzles of a bundle that are drawn. */
const [mostBays, mostNozzles] = [2, 4]
/** Lowest frame that can be seen, and the length of a nozzle [mm]. */
const [lowestFrame, nozzle] = [9, 6]

interface Views {
  readonly unit: DrawnAirCooler
  readonly stands: Arrangement
  readonly bays: number
  readonly scale: number
  readonly left: number
  readonly right: number
  /** Of the tubes, within the headers. */
  readonly tubes: readonly [number, number]
  readonly planBottom: number
  /** Edges of the elevation, downward. */
  readonly frame: readonly [number, number]
  readonly plenum: readonly [number, number]
  readonly ring: readonly [number, number]
  readonly top: number
  readonly ground: number
}

/**
 * The general arrangement of an air cooler.
 *
 * @param unit      sizes, bays, fans, passes and streams
 * @param lettering of the screen or of print
 * @returns         a drawing whose values are in SI
 *
 * Valid for every unit; of more than two bays two are drawn, and said to be, with the width of all.
 *
 * Source: drafting practice.
 */
export function airCoolerDrawing(unit: DrawnAirCooler, lettering: Lettering = letterings.screen): Drawing {
  const views = viewsOf(unit)
  return {
    width: sheet.width,
    height: round(views.ground + sheet.bottom),
    scale: round(views.scale * 1000),
    shapes: [...plan(views, lettering), ...elevation(views), ...sizes(views, lettering), ...streams(views, lettering)],
  }
}

function viewsOf(unit: DrawnAirCooler): Views {
  const stands = arrangementOf(unit)
  const bays = Math.min(mostBays, unit.bays)
  const across = sheet.width - sheet.left - sheet.right
  const { length } = unit.construction
  const scale = Math.min(across / length, tallest / (bays * stands.bayWidth), tallest / stands.height)
  const left = sheet.left + (across - length * scale) / 2
  const right = left + length * scale
  const planBottom = sheet.top + bays * stands.bayWidth * scale
  const top = planBottom + sheet.between
  const frameHigh = Math.max(lowestFrame, stands.frame * scale)
  const [plenumHigh, ringHigh] = [stands.plenum * scale, stands.ring * scale]
  const down = (from: number, high: number) => [from, from + high] as const
  const isForced = unit.draft === 'forced'
  const frame = down(isForced ? top : top + plenumHigh + ringHigh, frameHigh)
  const plenum = down(isForced ? frame[1] : top + ringHigh, plenumHigh)
  const ring = down(isForced ? plenum[1] : top, ringHigh)
  const header = stands.header * scale
  return {
    ...{ unit, stands, bays, scale, left, right, planBottom, frame, plenum, ring, top },
    tubes: [left + header, right - header],
    ground: Math.max(frame[1], ring[1]) + stands.clearance * scale,
  }
}

/** Where the fans of a bay are along the tubes [mm]. */
function fanPlaces({ unit, tubes: [from, to] }: Views): number[] {
  const { perBay } = unit.fans
  return Array.from({ length: perBay }, (_, at) => from + ((to - from) * (at + 0.5)) / perBay)
}

/** The nozzles where the stream leaves are at the end where it comes in if the passes are even. */
const outletEnd = ({ unit, left, right }: Views) => (unit.passes % 2 === 0 ? left : right)

function plan(views: Views, { caption, value }: Lettering): Shape[] {
  const { unit, stands, bays, scale, left, tubes } = views
  const [from, to] = tubes
  const high = (stands.bayWidth * scale) / unit.bundlesPerBay
  const header = stands.header * scale
  const bundles = Array.from({ length: bays * unit.bundlesPerBay }, (_, at): Shape[] => {
    const y = sheet.top + at * high
    const count = Math.min(mostNozzles, unit.nozzles)
    const ends = [left + header / 2, outletEnd(views) === left ? [] : to + header / 2].flat()
    return [
      rect('edge', { x: from, y, width: to - from, height: high }),
      rect('metal', { x: left, y, width: header, height: high }),
      rect('metal', { x: to, y, width: header, height: high }),
      ...ends.flatMap(cx =>
        Array.from({ length: count }, (__, nth): Shape => {
          const cy = round(y + (high * (nth + 0.5)) / count)
          return {
            type: 'circle',
            role: 'copper',
            cx: round(cx),
            cy,
            r: round(Math.min(2.6, header * 0.4, high * 0.3)),
          }
        }),
      ),
    ]
  }).flat()
  // Under the bundles of a forced unit the fans are hidden.
  const role = unit.draft === 'forced' ? 'tube' : 'thin'
  const radius = (unit.fans.diameter * scale) / 2
  const fans = Array.from({ length: bays }, (_, bay): Shape[] => {
    const cy = sheet.top + (bay + 0.5) * stands.bayWidth * scale
    return fanPlaces(views).flatMap((cx): Shape[] => [
      { type: 'circle', role, cx: round(cx), cy: round(cy), r: round(radius) },
      { type: 'circle', role: 'thin', cx: round(cx), cy: round(cy), r: round(Math.max(1, radius * 0.12)) },
    ])
  }).flat()
  const width: Label = { quantity: 'length', value: unit.construction.width }
  const cut = [{ text: `Plan, ${bays} of ${unit.bays} bays, in all` }, width]
  const diameter: Label = { quantity: 'length', value: unit.fans.diameter }
  const [first] = fanPlaces(views)
  const middle = sheet.top + (stands.bayWidth * scale) / 2
  return [
    text({ x: left, y: sheet.top - 9, size: caption }, ...(bays < unit.bays ? cut : [{ text: 'Plan' }])),
    ...bundles,
    ...fans,
    text(
      { x: first!, y: middle + radius * 0.12 + value * 1.25, size: value, anchor: 'middle', role: 'dimension' },
      { text: 'Ø' },
      diameter,
    ),
  ]
}

function elevation(views: Views): Shape[] {
  const { unit, stands, scale, left, right, tubes, frame, plenum, ring, ground } = views
  const [from, to] = tubes
  const header = stands.header * scale
  const radius = (unit.fans.diameter * scale) / 2
  const field = (to - from) / unit.fans.perBay
  // The plenum narrows from the bundle to the ring.
  const [wide, narrow] = unit.draft === 'forced' ? [plenum[0], plenum[1]] : [plenum[1], plenum[0]]
  const middle = (ring[0] + ring[1]) / 2
  const fans = fanPlaces(views).flatMap((cx): Shape[] => [
    {
      type: 'polyline',
      role: 'metal',
      closed: true,
      points: [
        [round(cx - field / 2), round(wide)],
        [round(cx + field / 2), round(wide)],
        [round(cx + Math.min(radius, field / 2)), round(narrow)],
        [round(cx - Math.min(radius, field / 2)), round(narrow)],
      ],
    },
    rect('metal', { x: cx - radius, y: ring[0], width: 2 * radius, height: ring[1] - ring[0] }),
    line('edge', cx - radius * 0.92, middle, cx + radius * 0.92, middle),
    rect('edge', { x: cx - 2, y: middle - 2.5, width: 4, height: 5 }),
  ])
  const legs = [from, ...(unit.fans.perBay > 1 ? [(from + to) / 2] : []), to]
  const box = { y: frame[0], height: frame[1] - frame[0] }
  return [
    ...legs.map(x => line('edge', x, Math.min(frame[1], ground), x, ground)),
    ...fans,
    rect('edge', { x: from, width: to - from, ...box }),
    rect('metal', { x: left, width: header, ...box }),
    rect('metal', { x: to, width: header, ...box }),
    line('thin', left - 14, ground, right + 14, ground),
    rect('copper', { x: left + header / 2 - 2, y: frame[0] - nozzle, width: 4, height: nozzle }),
    rect('copper', { x: outletX(views) - 2, y: frame[1], width: 4, height: nozzle }),
  ]
}

function outletX(views: Views): number {
  const half = (views.stands.header * views.scale) / 2
  return outletEnd(views) === views.left ? views.left + half : views.right - half
}

function sizes(views: Views, { caption, dimension: size }: Lettering): Shape[] {
  const { unit, stands, bays, left, right, tubes, planBottom, frame, ring, top, ground, scale } = views
  const length = (value: number): Label => ({ quantity: 'length', value })
  const { width, length: long } = unit.construction
  const underside = Math.max(frame[1], ring[1])
  const bayBottom = sheet.top + stands.bayWidth * scale
  const inside = tubes[0] + 26
  return [
    // Of a part of the bays there is no line as long as all: their width is said with the view.
    ...(bays < unit.bays ? [] : dimension([left, sheet.top], [left, planBottom], { offset: 54, size }, length(width))),
    ...(bays > 1 ? dimension([left, sheet.top], [left, bayBottom], { offset: 22, size }, length(stands.bayWidth)) : []),
    ...dimension([left, planBottom], [right, planBottom], { offset: 18, size }, length(long)),
    text({ x: left, y: planBottom + 44, size: caption }, { text: 'Elevation' }),
    // The lines of the height stay clear of what is said of the stream at the header.
    ...dimension([left - 60, top], [left - 60, ground], { offset: 8, size }, length(stands.height)),
    ...dimension([inside, underside], [inside, ground], { offset: 0, size }, length(stands.clearance)),
  ]
}

/** Air from below; the stream from above the hot header, and out below the last one. */
function streams(views: Views, { value: size }: Lettering): Shape[] {
  const { unit, left, right, frame, ring, top, ground, stands, scale } = views
  const t = (value: number): Label => ({ quantity: 'temperature', value })
  const middle = (left + right) / 2
  const underside = Math.max(frame[1], ring[1])
  const inletX = left + (stands.header * scale) / 2
  const outX = outletX(views)
  const isLeft = outletEnd(views) === left
  const outlet = { x: isLeft ? outX - 8 : outX + 8, size, anchor: isLeft ? 'end' : 'start' } as const
  const low = frame[1] + nozzle
  const inlet = { x: inletX - 8, size, anchor: 'end' } as const
  const air = { x: middle + 10, size } as const
  const fall = Math.min(30, Math.max(18, (ground - underside) * 0.6))
  return [
    arrow('hot', inletX, frame[0] - nozzle - 24, inletX, frame[0] - nozzle - 2),
    text({ ...inlet, y: frame[0] - nozzle - 14, role: 'hot' }, t(unit.streamIn)),
    text({ ...inlet, y: frame[0] - nozzle - 14 + size * 1.15, size: size * 0.86 }, { text: 'stream in' }),
    arrow('cold', outX, low + 2, outX, low + 24),
    text({ ...outlet, y: low + 14, role: 'cold' }, t(unit.streamOut)),
    text({ ...outlet, y: low + 14 + size * 1.15, size: size * 0.86 }, { text: 'stream out' }),
    arrow('cold', middle, underside + fall, middle, underside + 4),
    text({ ...air, y: underside + 14, role: 'cold' }, t(unit.airIn)),
    text({ ...air, y: underside + 14 + size * 1.15, size: size * 0.86 }, { text: 'air in' }),
    arrow('hot', middle, top - 6, middle, top - 32),
    text({ ...air, y: top - 22, role: 'hot' }, t(unit.airOut)),
    text({ ...air, y: top - 22 + size * 1.15, size: size * 0.86 }, { text: 'air out' }),
  ]
}
