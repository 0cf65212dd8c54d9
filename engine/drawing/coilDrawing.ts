import type { CoilInput, CoilRating } from '../coils/coil'
import { casingAllowances } from '../geometry'
import type { Drawing, Shape } from './drawing'
import { arrow, bendArc, dimension, line, rect, text } from './drawingParts'
import { mirrorShape, round } from './mirrorShape'

/** The sheet, and the room on it for the coil itself [mm]. */
const sheet = { width: 340, height: 300 } as const
const room = { left: 44, top: 24, width: 236, height: 134, plan: 44 } as const

/** Most fins, tubes and bends drawn; more would be a grey block. */
const most = { fins: 48, bends: 16, planColumns: 32 } as const

/** Where the parts of both views lie on the sheet [mm], connections on the right. */
interface Layout {
  scale: number
  casing: { x: number; y: number; width: number; height: number }
  fins: { x: number; y: number; width: number; height: number }
  plan: { x: number; y: number; width: number; height: number }
  planFins: { x: number; y: number; width: number; height: number }
  bendReach: number
  header: { x: number; width: number }
  end: number
}

/**
 * A coil as drawn for a submittal: front view, plan, dimensions and streams.
 *
 * The front view is seen from the side where the air enters, in line with the plan below it, in which the air goes up
 * the sheet. So a right-hand coil has its headers on the right, as seen with the air at your back.
 *
 * @param input   the coil, SI
 * @param rating  its rating, SI
 * @returns sheet size [mm], scale [mm a metre], and shapes; lengths and temperatures in labels are SI values
 *
 * Valid for any coil that can be rated; both views share one scale. At most 48 fins and 16 bends are drawn.
 *
 * Source: drafting practice; sizes from the rating.
 */
export function coilDrawing(input: CoilInput, rating: CoilRating): Drawing {
  const place = layout(input, rating)
  const shapes = [...frontView(place, input, rating), ...planView(place, input, rating)]
  return {
    ...sheet,
    scale: place.scale,
    shapes: input.geometry.hand === 'Right' ? shapes : shapes.map(shape => mirrorShape(shape, sheet.width)),
  }
}

/** One scale for both views, as large as the sheet allows. */
function layout({ geometry }: CoilInput, { construction }: CoilRating): Layout {
  const { casingHeight, casingDepth, overallLength, connectionDiameter } = construction
  const { flange, headerGap, stub } = casingAllowances
  const scale = round(Math.min(room.width / overallLength, room.height / casingHeight, room.plan / casingDepth))
  const finHeight = casingHeight - 2 * flange
  const headerWidth = Math.max(connectionDiameter, 0.02)
  const bends = overallLength - geometry.finnedLength - flange - headerGap - stub - headerWidth
  const bendReach = Math.max(0, Math.min(bends, 0.12))
  const x = room.left + Math.max(0, bendReach - flange) * scale
  const length = geometry.finnedLength * scale
  const casing = { x, y: room.top, width: length + 2 * flange * scale, height: casingHeight * scale }
  const fins = { x: x + flange * scale, y: room.top + flange * scale, width: length, height: finHeight * scale }
  const planY = room.top + casing.height + 62
  const depth = construction.depth * scale
  const headerX = x + casing.width + headerGap * scale
  return {
    scale,
    casing,
    fins,
    plan: { x, y: planY, width: casing.width, height: casingDepth * scale },
    planFins: { x: fins.x, y: planY + (casingDepth * scale - depth) / 2, width: length, height: depth },
    bendReach: bendReach * scale,
    header: { x: headerX, width: headerWidth * scale },
    end: room.left + overallLength * scale,
  }
}

function frontView(place: Layout, input: CoilInput, rating: CoilRating): Shape[] {
  const { casing, fins } = place
  const bottom = casing.y + casing.height
  const { finnedLength } = input.geometry
  const finnedHeight = rating.construction.faceArea / finnedLength
  return [
    text({ x: casing.x, y: casing.y - 9 }, { text: 'Front, entering air side' }),
    rect('metal', casing),
    rect('edge', fins),
    ...finLines(place),
    ...bends(place, rating),
    ...header(place, rating),
    ...streams(place, rating),
    ...dimension(
      [room.left, fins.y],
      [room.left, fins.y + fins.height],
      14,
      { text: 'FH' },
      { quantity: 'length', value: finnedHeight },
    ),
    ...dimension(
      [fins.x, bottom],
      [fins.x + fins.width, bottom],
      15,
      { text: 'FL' },
      { quantity: 'length', value: finnedLength },
    ),
    ...dimension([room.left, bottom], [place.end, bottom], 32, {
      quantity: 'length',
      value: rating.construction.overallLength,
    }),
  ]
}

/** Upright lines for the fins: a sample of them. */
function finLines({ fins }: Layout): Shape[] {
  const count = Math.min(most.fins, Math.max(1, Math.floor(fins.width / 2)))
  return Array.from({ length: count }, (_, k) => {
    const x = fins.x + (fins.width * (k + 0.5)) / count
    return line('fin', x, fins.y, x, fins.y + fins.height)
  })
}

/** Return bends on the side away from the connections. */
function bends({ casing, fins, bendReach }: Layout, { construction }: CoilRating): Shape[] {
  const pairs = Math.max(1, Math.min(most.bends, Math.floor(construction.tubesHigh / 2)))
  const pitch = fins.height / pairs
  const reach = Math.max(1.5, bendReach - (fins.x - casing.x))
  return Array.from({ length: pairs }, (_, k) => {
    const middle = fins.y + pitch * (k + 0.5)
    return bendArc(casing.x, middle - pitch / 4, middle + pitch / 4, reach)
  })
}

/** The header nearest to the viewer, the tubes that enter it, and both connections. */
function header(place: Layout, { construction }: CoilRating): Shape[] {
  const { casing, fins, header: tube, end } = place
  const count = Math.max(1, Math.min(most.bends, construction.feeds))
  const thickness = Math.max(1, tube.width * 0.8)
  const stubs = Array.from({ length: count }, (_, k) => {
    const y = fins.y + (fins.height * (k + 0.5)) / count
    return line('copper', casing.x + casing.width, y, tube.x, y)
  })
  const connection = (y: number) =>
    rect('copper', {
      x: tube.x + tube.width,
      y: y - thickness / 2,
      width: end - tube.x - tube.width,
      height: thickness,
    })
  return [
    ...stubs,
    rect('copper', { x: tube.x, y: fins.y, width: tube.width, height: fins.height }, round(tube.width / 2)),
    ...connectionLevels(place).map(connection),
  ]
}

/** Heights of the leaving (upper) and entering (lower) connection. */
function connectionLevels({ fins, header: tube }: Layout): [upper: number, lower: number] {
  const inset = Math.min(fins.height / 4, Math.max(tube.width, 4))
  return [fins.y + inset, fins.y + fins.height - inset]
}

/** Arrows and temperatures of the fluid: it enters low and leaves high, so that the coil fills and vents. */
function streams(place: Layout, { fluid }: CoilRating): Shape[] {
  const [upper, lower] = connectionLevels(place)
  const warms = fluid.leavingTemperature >= fluid.enteringTemperature
  const leaving = warms ? 'hot' : 'cold'
  const entering = warms ? 'cold' : 'hot'
  const x = place.end + 2
  const value = (T: number) => ({ quantity: 'temperature', value: T })
  const below = Math.min(lower, sheet.height - 8)
  return [
    arrow(leaving, x, upper, x + 13, upper),
    text({ x: x + 15, y: upper + 3, size: 8, role: leaving }, value(fluid.leavingTemperature)),
    text({ x: x + 15, y: upper + 12 }, { text: 'out' }),
    arrow(entering, x + 13, lower, x, lower),
    text({ x: x + 15, y: below + 3, size: 8, role: entering }, value(fluid.enteringTemperature)),
    text({ x: x + 15, y: below - 7 }, { text: 'in' }),
  ]
}

function planView(place: Layout, input: CoilInput, rating: CoilRating): Shape[] {
  const { plan, planFins, casing, fins, bendReach, header: tube, end } = place
  const rows = input.geometry.rows
  const bottom = plan.y + plan.height
  const arrows = 5
  const headerRadius = Math.min(tube.width / 2, plan.height / 4.5)
  const inset = Math.max(headerRadius + 1, plan.height * 0.22)
  return [
    rect('metal', plan),
    rect('edge', planFins),
    ...Array.from({ length: rows }, (_, k) => {
      const y = planFins.y + (planFins.height * (k + 0.5)) / rows
      return line('tube', planFins.x, y, planFins.x + planFins.width, y)
    }),
    ...Array.from({ length: most.planColumns }, (_, k) => {
      const x = planFins.x + (planFins.width * (k + 0.5)) / most.planColumns
      return line('fin', x, planFins.y, x, planFins.y + planFins.height)
    }),
    bendArc(
      casing.x,
      planFins.y + planFins.height * 0.2,
      planFins.y + planFins.height * 0.8,
      Math.max(1.5, bendReach - (fins.x - casing.x)),
    ),
    // The fluid enters where the air leaves: the upper header in this view.
    ...[plan.y + inset, bottom - inset].flatMap((y): Shape[] => [
      line('copper', plan.x + plan.width, y, tube.x, y),
      { type: 'circle', role: 'copper', cx: round(tube.x + tube.width / 2), cy: round(y), r: round(headerRadius) },
      line('copper', tube.x + tube.width, y, end, y),
    ]),
    ...dimension([room.left, plan.y], [room.left, bottom], 14, {
      quantity: 'length',
      value: rating.construction.casingDepth,
    }),
    ...Array.from({ length: arrows }, (_, k) => {
      const x = fins.x + (fins.width * (k + 0.5)) / arrows
      return arrow(
        rating.totalCapacity >= 0 === (input.application === 'Cooling') ? 'hot' : 'cold',
        x,
        bottom + 17,
        x,
        bottom + 4,
      )
    }),
    text({ x: plan.x, y: bottom + 27 }, { text: 'Plan' }),
    text(
      { x: end, y: bottom + 27, anchor: 'end' },
      { text: 'Air' },
      { quantity: 'airflow', value: rating.air.standardFaceVelocity * rating.construction.faceArea },
      { quantity: 'temperature', value: rating.air.entering.dryBulb },
      { text: '/' },
      { quantity: 'temperature', value: rating.air.entering.wetBulb },
    ),
  ]
}
