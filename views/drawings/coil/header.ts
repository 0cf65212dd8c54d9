/** A header with its leads and its connection, as paths in drawing order: leads, nozzle, flange, pipe. */
import { at, coordinate, line, outline, type Project } from './projection'
import { type CoilShape, casing } from './shape'

const leads = 3.1
const width = 3

interface HeaderAt {
  /** Depth of the header's axis. */
  depth: number
  /** Height of the connection's axis above the casing's bottom; `reach` is how far the connection projects. */
  nozzle: number
  reach: number
}

export function header(p: Project, scale: number, shape: CoilShape, { depth, nozzle, reach }: HeaderAt) {
  const right = -casing - leads
  const left = right - width
  const bottom = -casing
  const top = shape.height + casing
  const pitch = shape.height / shape.tubes
  const nozzleAt = bottom + nozzle
  const end = left - reach
  // The ends of the pipe are ellipses as wide as the pipe, tilted with the projection.
  const arc = `A${coordinate(width * 0.5 * scale)} ${coordinate(width * 0.368 * scale)} 0 0 1`
  return {
    leads: Array.from({ length: shape.tubes }, (_, index) => (index + 0.5) * pitch)
      .map(up => line(p(right, up, depth), p(-casing, up, depth)))
      .join(''),
    nozzle: outline(
      p(end, nozzleAt + 1.2, depth),
      p(left, nozzleAt + 1.2, depth),
      p(left, nozzleAt - 1.2, depth),
      p(end, nozzleAt - 1.2, depth),
    ),
    flange: outline(
      p(end - 1.1, nozzleAt + 2.1, depth),
      p(end + 0.1, nozzleAt + 2.1, depth),
      p(end + 0.1, nozzleAt - 2.1, depth),
      p(end - 1.1, nozzleAt - 2.1, depth),
    ),
    pipe:
      `M${at(p(left, top - 1, depth))}${arc} ${at(p(right, top - 1, depth))}` +
      `L${at(p(right, bottom + 1, depth))}${arc} ${at(p(left, bottom + 1, depth))}Z`,
  }
}

/** The position of the tip of a connection's flange, for the arrows and numbers beside it. */
export function connection(p: Project, { depth, nozzle, reach }: HeaderAt) {
  return p(-casing - leads - width - reach - 1.1, nozzle - casing, depth)
}

export function headersOf({ height, depth }: Pick<CoilShape, 'height' | 'depth'>): { front: HeaderAt; rear: HeaderAt } {
  const low = 6.6
  return {
    front: { depth: casing, nozzle: height + 2 * casing - low, reach: 7.5 },
    rear: { depth: depth - casing, nozzle: low, reach: 17 },
  }
}
