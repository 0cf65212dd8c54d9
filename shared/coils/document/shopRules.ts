/** The schema of the rules of one's own shop: what the engine takes, so that a page can check circuits by them. */
import { z } from 'zod'
import { type ShopRules, shopBounds } from '../../../engine/circuitry/shopRules'

const within = ([least, most]: readonly [number, number]) => z.number().min(least).max(most)

export const shopRules = z
  .strictObject({
    spans: z.array(within(shopBounds.span)).min(1).max(shopBounds.spans).readonly(),
    stubClearance: within(shopBounds.stubClearance),
    drain: z.enum(['no-rise', 'one-way']),
  })
  .partial() satisfies z.ZodType<ShopRules>
