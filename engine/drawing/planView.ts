import type { CoilInput, CoilRating } from '../coils/coil'
import type { Shape } from './drawing'
import { arrow, bends, dimension, line, rect, text } from './drawingParts'
import type { Layout } from './layout'
import { round } from './mirrorShape'

/** Number of lines for the fins and of arrows for the air, and their smallest distance in a short coil [mm]. */
const columns = { count: 32, apart: 4 } as const
const airArrows = { count: 5, apart: 12 } as const

/** Length of the centre lines of tubes beyond the casing [mm]. */
const centreReach = 9

/** The plan view: the coil from above; the air comes from below. */
export function planView(place: Layout, input: CoilInput, rating: CoilRating): Shape[] {
  const { plan, planFins, start, bendReach, lettering } = place
  const { rows } = input.geometry
  const bottom = plan.y + plan.height
  const reach = Math.max(centreReach, place.header.x + place.header.width / 2 - plan.x - plan.width)
  const far = place.farHeader
  const farReach = far ? plan.x - far.x - far.width / 2 : Math.max(bendReach + 3, centreReach)
  return [
    text({ x: plan.x, y: plan.y - 8, size: lettering.caption }, { text: 'Plan' }),
    rect('metal', plan),
    rect('edge', planFins),
    ...across(place, columns).map(x => line('fin', x, planFins.y, x, planFins.y + planFins.height)),
    ...Array.from({ length: rows }, (_, k) => {
      const y = planFins.y + (planFins.height * (k + 0.5)) / rows
      return line('tube', plan.x - farReach, y, plan.x + plan.width + reach, y)
    }),
    ...(rating.construction.passes <= 1 ? [] : bends(plan.x, planFins, Math.floor(rows / 2), bendReach)),
    ...(rating.construction.feeds === 0 ? [] : headers(place, rows, rating.construction.passes)),
    ...dimension(
      [start, plan.y],
      [start, bottom],
      { offset: place.uprightOffset, size: lettering.dimension },
      { quantity: 'length', value: rating.construction.casingDepth },
    ),
    ...across(place, airArrows).map(x => arrow(airStream(input, rating), x, bottom + 21, x, bottom + 5)),
    text(
      { x: plan.x + plan.width / 2, y: bottom + 25 + lettering.caption, anchor: 'middle', size: lettering.caption },
      { text: 'Air' },
      { quantity: 'airflow', value: rating.air.standardFaceVelocity * rating.construction.faceArea },
      { text: ',' },
      { quantity: 'temperature', value: rating.air.entering.dryBulb },
      { text: '/' },
      { quantity: 'temperature', value: rating.air.entering.wetBulb },
    ),
  ]
}

/** Evenly spaced places over the length of the fins. */
function across({ planFins: { x, width } }: Layout, { count, apart }: { count: number; apart: number }): number[] {
  const drawn = Math.max(1, Math.min(count, Math.floor(width / apart)))
  return Array.from({ length: drawn }, (_, k) => x + (width * (k + 0.5)) / drawn)
}

/** Both headers from above, each with its connection: the fluid enters on the side where the air leaves. */
function headers(
  { plan, planFins, header: near, farHeader: far, start, end }: Layout,
  rows: number,
  passes: number,
): Shape[] {
  const radius = Math.min(near.width / 2, plan.height / 5)
  const edge = planFins.height / (2 * rows)
  const inset = Math.max(radius + 1, planFins.y - plan.y + edge)
  const spread = 2 * (radius + inset) > plan.height ? [radius, plan.height - radius] : [inset, plan.height - inset]
  // With a single pass each header serves all rows.
  const [into = 0, out = 0] = passes === 1 ? [plan.height / 2, plan.height / 2] : spread
  const half = radius * 0.8
  const headerAt = (level: number, { x, width }: Layout['header'], to: number): Shape[] => {
    const y = plan.y + level
    const middle = x + width / 2
    const from = to > middle ? middle + radius : middle - radius
    const pipe = to > middle ? Math.max(0, to - from) : Math.max(0, from - to)
    return [
      rect('copper', { x: to > middle ? from : from - pipe, y: y - half, width: pipe, height: 2 * half }),
      { type: 'circle', role: 'copper', cx: round(middle), cy: round(y), r: round(radius) },
    ]
  }
  return [...headerAt(into, near, end), ...(far ? headerAt(out, far, start) : headerAt(out, near, end))]
}

function airStream({ application }: CoilInput, { totalCapacity }: CoilRating): 'hot' | 'cold' {
  return totalCapacity >= 0 === (application === 'Cooling') ? 'hot' : 'cold'
}
