/** The rules of one's own shop for circuits: bends in stock, room for stubs, how the coil must drain. Lengths [m]. */
import { EngineError } from '../errors'
import { bendOfSpan, type CatalogueBend, usualBends } from './bendSpans'
import type { Bundle } from './bundle'
import type { CheckOptions } from './checkGraph'

export interface ShopRules {
  /** Distances between the legs of the bends in stock; the usual ones where left out. */
  spans?: readonly number[] | undefined
  /** Least distance between neighbouring stubs; two tube diameters where left out. */
  stubClearance?: number | undefined
  /** See `checkGravity`; not asked where left out. */
  drain?: 'no-rise' | 'one-way' | undefined
}

/** Ranges of spans and of the distance between stubs [m], and most bends of a list. */
export const shopBounds = { span: [0.001, 1], stubClearance: [0, 0.5], spans: 60 } as const

/**
 * The bends that a shop has in stock.
 *
 * @param shop    its rules
 * @param bundle  pitches [m] and pattern, for the names of the bends
 * @returns bends from short to long: with the names of the usual ones where they have one, and else as `stock`
 *
 * Valid for spans from 1 mm to 1 m, and 60 of them at most; else `invalid-input` at `shop.spans`.
 *
 * Source: definition.
 */
export function bendsInStock(
  { spans }: ShopRules,
  bundle: Pick<Bundle, 'transversePitch' | 'longitudinalPitch' | 'tubePattern'>,
): CatalogueBend[] {
  const usual = usualBends(bundle)
  if (!spans) return usual
  const isList = spans.length > 0 && spans.length <= shopBounds.spans
  if (!isList || !spans.every(span => isWithin(span, shopBounds.span)))
    throw new EngineError('invalid-input', 'bends in stock are 1 to 60 spans from 1 mm to 1 m', { path: 'shop.spans' })
  return spans
    .toSorted((one, other) => one - other)
    .map(span => ({ name: bendOfSpan(usual, span)?.name ?? 'stock', span }))
}

/**
 * What circuits are checked against in this shop.
 *
 * @param coil    rules of the shop, and which side of the coil is up
 * @param bundle  places of the tubes [m]
 * @returns the options of `checkGraph`
 *
 * Valid as `bendsInStock`, for a distance between stubs up to 0.5 m; else `invalid-input` at `shop.stubClearance`.
 *
 * Source: definition.
 */
export function shopOptions(
  { shop = {}, segmented }: { shop?: ShopRules; segmented?: Pick<CheckOptions, 'top'> },
  bundle: Bundle,
): CheckOptions & { catalogue: CatalogueBend[] } {
  const { stubClearance, drain } = shop
  if (stubClearance !== undefined && !isWithin(stubClearance, shopBounds.stubClearance))
    throw new EngineError('invalid-input', 'the distance between stubs is from 0 to 0.5 m', {
      path: 'shop.stubClearance',
      value: stubClearance,
    })
  return {
    ...{ bundle, catalogue: bendsInStock(shop, bundle) },
    ...(stubClearance !== undefined && { stubClearance }),
    ...(drain && { drain }),
    ...(segmented?.top && { top: segmented.top }),
  }
}

/** Whether a length is within its bounds, both of them included. */
export const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most
