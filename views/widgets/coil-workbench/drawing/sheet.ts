/** Where the coil stands on its sheet: both views to one scale. Lengths of the coil [m], places on the sheet [px]. */
import type { CoilInput, CoilRating } from '../../../../engine/coils/coil'

/** The sheet, and the room of each view on it. */
export const sheet = { width: 364, height: 312 }
const room = { left: 50, width: 228, front: { top: 26, height: 141 }, plan: { top: 220, height: 40 } }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface CoilSheet {
  front: { casing: Box; fins: Box }
  plan: { casing: Box; fins: Box }
  /** Height of each row's tubes in the plan, from the entering air, which is below. */
  rows: number[]
}

function inset({ x, y, width, height }: Box, across: number, along: number): Box {
  return { x: x + across, y: y + along, width: width - 2 * across, height: height - 2 * along }
}

export function coilSheet({ geometry }: CoilInput, { construction: made }: CoilRating): CoilSheet {
  const finHeight = made.tubesHigh * geometry.transversePitch
  const flange = (made.casingHeight - finHeight) / 2
  const casingLength = geometry.finnedLength + 2 * flange
  const scale = Math.min(
    room.width / casingLength,
    room.front.height / made.casingHeight,
    room.plan.height / made.casingDepth,
  )
  const width = casingLength * scale
  const x = room.left + (room.width - width) / 2
  const standing = (height: number, { top, height: most }: { top: number; height: number }): Box => ({
    x,
    y: top + (most - height * scale) / 2,
    width,
    height: height * scale,
  })
  const front = standing(made.casingHeight, room.front)
  const plan = standing(made.casingDepth, room.plan)
  const fins = inset(plan, flange * scale, ((made.casingDepth - made.depth) / 2) * scale)
  const pitch = fins.height / geometry.rows
  return {
    front: { casing: front, fins: inset(front, flange * scale, flange * scale) },
    plan: { casing: plan, fins },
    rows: Array.from({ length: geometry.rows }, (_, row) => fins.y + fins.height - (row + 0.5) * pitch),
  }
}

const px = (value: number) => value.toFixed(1)

/** Fins as lines that are told apart: their number is in the title block, not in the drawing. */
export function finLines({ x, y, width, height }: Box, apart: number): string {
  const count = Math.max(2, Math.round(width / apart))
  return Array.from(
    { length: count - 1 },
    (_, fin) => `M${px(x + ((fin + 1) * width) / count)} ${px(y)}v${px(height)}`,
  ).join('')
}

/** Return bends at the left of `box`: as many as can be told apart. */
export function bendLines({ x, y, height }: Box, left: number, most: number): string {
  const count = Math.max(1, most)
  const apart = height / count
  const radius = Math.min(3.4, apart * 0.29)
  const start = x > left ? left : x
  return Array.from({ length: count }, (_, bend) => {
    const from = y + (bend + 0.5) * apart - radius
    return `M${px(start)} ${px(from)}h-3.5a${px(radius)} ${px(radius)} 0 0 0 0 ${px(2 * radius)}h3.5`
  }).join('')
}

/** Tube ends from `from` to the right, evenly over `height`. */
export function stubLines({ y, height }: Box, from: number, count: number): string {
  return Array.from({ length: count }, (_, tube) => `M${px(from)} ${px(y + ((tube + 0.5) * height) / count)}h8`).join(
    '',
  )
}
