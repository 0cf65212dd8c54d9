import type { CoilInput, CoilRating } from '../coils/coil'
import { bendReachOf, casingAllowances } from '../geometry/coilEnvelope'
import { leadStub } from '../geometry/leadStub'
import { leavesAcross } from '../geometry/leavesAcross'
import type { Lettering } from './drawingParts'
import { round } from './mirrorShape'

/** The sheet, and the space on it for both views, including headers and bends [mm]. */
export const sheet = { width: 356, height: 306 } as const
const room = { left: 52, top: 22, width: 236, front: 134, between: 66, plan: 44 } as const

/** Width of the texts of a stream at the left end, beside the dimensions that are always there [mm]. */
const leftStream = 44

/**
 * Distance of vertical dimension lines from the coil [mm]: half the width of `FH 1,219`, which crosses the line of a
 * low face.
 */
const dimensionOffset = 25

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Positions of the parts of both views on the sheet [mm], connections on the right. */
export interface Layout {
  scale: number
  lettering: Lettering
  /** Largest extent of bends to the left, and of connections to the right. */
  start: number
  end: number
  casing: Box
  fins: Box
  plan: Box
  planFins: Box
  /** From the casing to the top of the return bends. */
  bendReach: number
  header: { x: number; width: number }
  /** The header at the left end, if the fluid leaves there. */
  farHeader?: { x: number; width: number }
  /** Distance of vertical dimension lines from the coil. */
  uprightOffset: number
}

/** One scale for both views, as large as the sheet allows; the views are centred in their space. */
export function layout(input: CoilInput, { construction }: CoilRating, lettering: Lettering): Layout {
  const { geometry } = input
  const { casingHeight, casingDepth, overallLength, connectionDiameter, passes, feeds } = construction
  const { flange, headerGap } = casingAllowances
  const { stub } = leadStub(geometry.lead)
  const isAcross = leavesAcross(input.coilType, passes)
  const left = isAcross ? room.left + leftStream : room.left
  const width = isAcross ? room.width - leftStream : room.width
  const scale = round(Math.min(width / overallLength, room.front / casingHeight, room.plan / casingDepth))
  const headerWidth = Math.max(connectionDiameter, 0.02)
  const nearReach = feeds === 0 ? flange : flange + headerGap + stub + headerWidth
  const headerReach = isAcross ? (overallLength - geometry.finnedLength) / 2 : nearReach
  const bends = isAcross ? bendReachOf(geometry) : overallLength - geometry.finnedLength - headerReach
  const beyondCasing = Math.max(0, Math.min(bends, 0.12) - flange)
  const start = left + (width - overallLength * scale) / 2
  const top = room.top + (room.front + room.plan - (casingHeight + casingDepth) * scale) / 2
  const casing = {
    x: start + (isAcross ? headerReach - flange : beyondCasing) * scale,
    y: top,
    width: (geometry.finnedLength + 2 * flange) * scale,
    height: casingHeight * scale,
  }
  const plan = { ...casing, y: top + casing.height + room.between, height: casingDepth * scale }
  return {
    scale,
    lettering,
    start,
    end: start + overallLength * scale,
    casing,
    fins: inset(casing, flange * scale, flange * scale),
    plan,
    planFins: inset(plan, flange * scale, ((casingDepth - construction.depth) / 2) * scale),
    bendReach: beyondCasing * scale,
    header: { x: casing.x + casing.width + headerGap * scale, width: headerWidth * scale },
    ...(isAcross && { farHeader: { x: casing.x - (headerGap + headerWidth) * scale, width: headerWidth * scale } }),
    uprightOffset: isAcross ? dimensionOffset + leftStream : dimensionOffset,
  }
}

function inset({ x, y, width, height }: Box, across: number, along: number): Box {
  return { x: x + across, y: y + along, width: width - 2 * across, height: height - 2 * along }
}
