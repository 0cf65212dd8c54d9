/** What savings are worth over a life, and the prices that were assumed: the same for every tool with a year. */
import { z } from 'zod'

const n = z.number()

/** Money, years [yr], rates [-]; what is never reached is left out. */
export const worthSchema = z.object({
  savings: n,
  simplePayback: n.optional(),
  returnOnInvestment: n.optional(),
  netPresentValue: n,
  internalRate: n.optional(),
  lifeSavings: n,
  cashFlow: z.array(z.object({ year: n, flow: n, sum: n })),
})

/** Prices where nobody gave one, with date and source. */
export const assumedPrices = z.array(z.object({ value: n, of: z.string(), date: z.string(), source: z.string() }))
