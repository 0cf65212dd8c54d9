/** The schemas of what the ratings of all tools have in common: their notices, and the published methods behind them. */
import { z } from 'zod'
import type { MethodUsed } from './keyResult'

/** A notice of a rating, in SI. */
export const warning = z.object({
  code: z.string(),
  severity: z.enum(['info', 'warning', 'error']),
  message: z.string(),
  input: z.string().optional(),
  value: z.number().optional(),
  limits: z.tuple([z.number(), z.number()]).readonly().optional(),
  quantity: z.string().optional(),
})

export const methodUsed = z.object({
  purpose: z.string(),
  id: z.string(),
  inputs: z.record(z.string(), z.number()),
  warnings: z.array(warning),
}) satisfies z.ZodType<MethodUsed>
