/** Dew points of the acids in a flue gas, other than sulfuric acid. */
import { EngineError } from '../errors'

/** Acids whose dew points have the same form: 1000/T in the logarithms of the partial pressures of water and acid. */
export type TraceAcid = 'hydrochloric' | 'hydrobromic' | 'nitric' | 'sulfurous'

/** a, b, c, d of 1000/T = a - b ln pw - c ln pa + d ln pw ln pa, with mmHg. */
type Constants = readonly [number, number, number, number]

const constants: Readonly<Record<TraceAcid, Constants>> = {
  hydrochloric: [3.7368, 0.1591, 0.0326, 0.00269],
  hydrobromic: [3.5639, 0.135, 0.0396, 0.00235],
  nitric: [3.6614, 0.1446, 0.0827, 0.00756],
  sulfurous: [3.9526, 0.1863, -0.000867, -0.000913],
}
/** Other copies of the formula of nitric acid begin with this, which is some 20 K colder; the hotter one is on the safe side. */
const otherNitric: Constants = [3.8614, 0.1446, 0.0827, 0.00756]

/** What the formulas are known to be within, above and below [K]. */
export const acidError = 5

/**
 * Temperature at which an acid other than sulfuric condenses from a flue gas.
 *
 * @param acid   the acid: hydrochloric from HCl, hydrobromic from HBr, nitric from HNO3, sulfurous from SO2
 * @param water  mole fraction of water vapour
 * @param share  mole fraction of the gas of the acid
 * @param p      pressure [Pa]
 * @returns      dew point [K]; for traces it may lie below that of water, which then governs
 *
 * Valid within about 5 K for some per cent of water; without water or acid `out-of-range`.
 *
 * Source: Y. H. Kiang, Chem. Eng. 88 (1981) 127, as quoted in trade publications.
 */
export function traceAcidDewPoint(acid: TraceAcid, water: number, share: number, p: number): number {
  if (!(water > 0 && share > 0 && p > 0))
    throw new EngineError('out-of-range', 'an acid needs water and its gas above 0', { water, share, p })
  return byFormula(constants[acid], water, share, p)
}

function byFormula([a, b, c, d]: Constants, water: number, share: number, p: number): number {
  const [w, s] = [water, share].map(each => Math.log((each * p) / 133.322368))
  return 1000 / (a - b * w! - c * s! + d * w! * s!)
}

/** Where an acid condenses, and between which temperatures that is known to be [K]. */
export interface AcidBand {
  readonly T: number
  readonly from: number
  readonly to: number
}

/**
 * The dew point of an acid other than sulfuric, with what it is known within.
 *
 * @param acid   the acid, as `traceAcidDewPoint`
 * @param water  mole fraction of water vapour
 * @param share  mole fraction of the gas of the acid
 * @param p      pressure [Pa]
 * @returns      dew point and its band [K]
 *
 * Valid as `traceAcidDewPoint`. The band is 5 K to both sides; that of nitric acid begins 5 K below the other copy of its formula.
 *
 * Source: as `traceAcidDewPoint`.
 */
export function traceAcidBand(acid: TraceAcid, water: number, share: number, p: number): AcidBand {
  const T = traceAcidDewPoint(acid, water, share, p)
  const lowest = acid === 'nitric' ? byFormula(otherNitric, water, share, p) : T
  return { T, from: lowest - acidError, to: T + acidError }
}

/** Acids whose gases are no gases of the list [mole fractions]. */
export interface Traces {
  readonly hydrogenBromide?: number | undefined
  readonly nitricAcid?: number | undefined
}

/** The acids beside sulfuric acid that a gas has, in the order in which they are told. */
export type AcidBands = { readonly [Acid in TraceAcid]?: AcidBand }

/**
 * Where the acids of a gas condense, beside sulfuric acid.
 *
 * @param composition  mole fractions by the names of gases
 * @param p            pressure [Pa]
 * @param traces       mole fractions of hydrogen bromide and of vapour of nitric acid, which are no part of the composition
 * @returns            dew points with their bands [K]; none for a gas that is absent, and none without water
 *
 * Valid as `traceAcidBand`.
 *
 * Source: see there.
 */
export function traceAcidBands(
  composition: Readonly<Record<string, number>>,
  p: number,
  { hydrogenBromide = 0, nitricAcid = 0 }: Traces = {},
): AcidBands {
  const water = composition['Water vapor'] ?? 0
  const shares: Readonly<Record<TraceAcid, number>> = {
    sulfurous: composition['Sulfur dioxide'] ?? 0,
    hydrochloric: composition['Hydrogen chloride'] ?? 0,
    hydrobromic: hydrogenBromide,
    nitric: nitricAcid,
  }
  return Object.fromEntries(
    (Object.entries(shares) as [TraceAcid, number][]).flatMap(([acid, share]) =>
      water > 0 && share > leastAcid ? [[acid, traceAcidBand(acid, water, share, p)]] : [],
    ),
  )
}

/** Smallest mole fraction of an acid: the data of the formulas are for a tenth of a millionth and more. */
export const leastAcid = 1e-9
