/** Dew points of the acids in a flue gas, other than sulfuric acid. */
import { EngineError } from '../errors'

/** Acids whose dew points have the same form: 1000/T in the logarithms of the partial pressures of water and acid. */
export type TraceAcid = 'hydrochloric' | 'hydrobromic' | 'nitric' | 'sulfurous'

/** a, b, c, d of 1000/T = a - b ln pw - c ln pa + d ln pw ln pa, with mmHg. */
const constants: Readonly<Record<TraceAcid, readonly [number, number, number, number]>> = {
  hydrochloric: [3.7368, 0.1591, 0.0326, 0.00269],
  hydrobromic: [3.5639, 0.135, 0.0396, 0.00235],
  // Not confirmed by a second copy: some have 3.8614 as the first constant.
  nitric: [3.6614, 0.1446, 0.0827, 0.00756],
  sulfurous: [3.9526, 0.1863, -0.000867, -0.000913],
}

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
  const [a, b, c, d] = constants[acid]
  const [w, s] = [water, share].map(each => Math.log((each * p) / 133.322368))
  return 1000 / (a - b * w! - c * s! + d * w! * s!)
}
