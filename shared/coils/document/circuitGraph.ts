/** The schema of drawn circuits: ends of tubes, and what joins them. The engine checks whether they can be built. */
import { z } from 'zod'
import { largestCoil } from '../../../engine/circuitry/bundle'
import type { CircuitGraph } from '../../../engine/circuitry/circuits'

/** More connections than a coil has tubes are a mistake. */
const { rows, columns } = largestCoil
const tube = z
  .int()
  .min(0)
  .max(rows * columns - 1)
const tubes = z
  .array(tube)
  .max(rows * columns)
  .readonly()
const tubeEnd = z.strictObject({ tube, side: z.enum(['front', 'rear']) })
const ends = z.array(tubeEnd).max(rows * columns)

export const circuitGraph = z.strictObject({
  rows: z.int().min(1).max(rows),
  columns: z.int().min(1).max(columns),
  blanks: tubes,
  inlets: ends.readonly(),
  outlets: ends.readonly(),
  bends: z
    .array(z.tuple([tubeEnd, tubeEnd]).readonly())
    .max(rows * columns)
    .readonly(),
  junctions: z
    .array(z.strictObject({ from: ends.min(1).readonly(), to: ends.min(1).readonly() }))
    .max(rows * columns)
    .readonly(),
}) satisfies z.ZodType<CircuitGraph>
