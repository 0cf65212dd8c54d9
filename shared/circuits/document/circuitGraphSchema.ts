/** The circuits of a coil as documents hold them: bounds of sizes and lists; whether they can be built is the engine's. */
import { z } from 'zod'
import { largestCoil } from '../../../engine/circuitry/bundle'
import type { CircuitGraph } from '../../../engine/circuitry/circuits'

/** More connections than a coil has tubes are a mistake. */
const mostConnections = largestCoil.rows * largestCoil.columns

const tube = z.int().min(0).max(mostConnections)
const end = z.strictObject({ tube, side: z.enum(['front', 'rear']) })
const ends = z.array(end).max(mostConnections)

/** Tubes outside the coil are let through: the check of circuits names them. */
export const circuitGraphSchema: z.ZodType<CircuitGraph> = z.strictObject({
  rows: z.int().min(1).max(largestCoil.rows),
  columns: z.int().min(1).max(largestCoil.columns),
  blanks: z.array(tube).max(mostConnections),
  inlets: ends,
  outlets: ends,
  bends: z.array(z.tuple([end, end])).max(mostConnections),
  junctions: z.array(z.strictObject({ from: ends, to: ends })).max(mostConnections),
})
