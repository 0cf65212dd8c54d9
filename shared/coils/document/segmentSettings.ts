/** The schema of how a coil is solved tube by tube. The engine checks the ranges. */
import { z } from 'zod'
import { largestCoil } from '../../../engine/circuitry/bundle'
import { tops } from '../../../engine/circuitry/checkGravity'
import { mixingKinds } from '../../../engine/segments/airMixing'
import type { SegmentSettings } from '../../../engine/segments/segmentSettings'

const { rows, columns } = largestCoil
const quantity = z.number()
const line = z.array(quantity).min(1).max(columns).readonly()
const grid = z.array(line).min(1).max(columns).readonly().optional()

export const segmentSettings = z
  .strictObject({
    segments: z.int(),
    mixing: z.enum(mixingKinds),
    conduction: z.enum(['off', 'on']),
    slits: z.array(z.int()).max(rows).readonly(),
    profile: z.strictObject({ flow: grid, dryBulb: grid, humidityRatio: grid }),
    top: z.enum(tops),
    leads: z
      .array(z.strictObject({ drop: quantity, flow: quantity, length: quantity, bore: quantity }).partial())
      .max(rows * columns)
      .readonly(),
    shares: z
      .array(quantity)
      .max(rows * columns)
      .readonly(),
    hold: z.strictObject({
      kind: z.enum(['superheat', 'subcooling', 'capacity']),
      value: quantity,
      by: z.enum(['flow', 'pressure']),
    }),
    limits: z.strictObject({ sweeps: z.int(), tolerance: quantity }).partial(),
  })
  .partial() satisfies z.ZodType<SegmentSettings>
