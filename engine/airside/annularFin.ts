import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'
import { scaledBesselI, scaledBesselK } from './bessel'

/**
 * Efficiency of a round fin of constant thickness with an insulated tip, exact.
 *
 * @param input.m            fin parameter, sqrt(2 h / (k d)) [1/m]
 * @param input.rootRadius   radius at the root [m]
 * @param input.radiusRatio  tip radius over root radius [-]
 * @returns fin efficiency [-]
 *
 * Valid for any m >= 0 and a radius ratio above 1; one-dimensional conduction.
 *
 * Source: K. A. Gardner, Trans. ASME 67 (1945) 621-631; D. Q. Kern, A. D. Kraus, Extended Surface Heat Transfer (1972).
 */
export function annularFin(input: { m: number; rootRadius: number; radiusRatio: number }): number {
  const { m, rootRadius, radiusRatio } = input
  if (!(m >= 0 && m < 1e9 && rootRadius > 0 && radiusRatio >= 1)) {
    throw new EngineError('not-positive', 'fin parameter, radius and ratio must be positive', input)
  }
  const a = m * rootRadius
  const b = a * radiusRatio
  // So short or so well conducting a fin has a negligible temperature drop, and the formula would be 0/0.
  if (b - a < 1e-4) return 1
  const fade = Math.exp(-2 * (b - a))
  const I0a = scaledBesselI(0, a)
  const I1a = scaledBesselI(1, a)
  const I1b = scaledBesselI(1, b)
  const K0a = scaledBesselK(0, a)
  const K1a = scaledBesselK(1, a)
  const K1b = scaledBesselK(1, b)
  const ratio = (K1a * I1b - fade * I1a * K1b) / (fade * I0a * K1b + K0a * I1b)
  return (2 * ratio) / (a * (radiusRatio ** 2 - 1))
}

/**
 * Temperature difference to the gas at the tip of such a fin, relative to that at the root.
 *
 * @param input  as `annularFin`
 * @returns difference at the tip over that at the root [-]
 *
 * Valid as `annularFin`.
 *
 * Source: as `annularFin`.
 */
export function annularFinTip(input: { m: number; rootRadius: number; radiusRatio: number }): number {
  const a = input.m * input.rootRadius
  const b = a * input.radiusRatio
  if (b - a < 1e-4) return 1
  const outward = scaledBesselK(0, a) * scaledBesselI(1, b)
  const inward = scaledBesselI(0, a) * scaledBesselK(1, b) * Math.exp(-2 * (b - a))
  return Math.exp(a - b) / (b * (inward + outward))
}

/** Descriptor for the registry. */
export const annularFinCorrelation: Correlation<'m' | 'rootRadius' | 'radiusRatio'> = {
  id: 'annular-fin',
  kind: 'fin efficiency',
  authors: 'Gardner',
  year: 1945,
  title: 'Round fin of constant thickness, exact',
  inputs: [
    { name: 'm', unit: '1/m', meaning: 'fin parameter, sqrt(2 h / (k d))' },
    { name: 'rootRadius', unit: 'm', meaning: 'radius at the fin root' },
    { name: 'radiusRatio', unit: '-', meaning: 'tip radius over root radius' },
  ],
  validity: { radiusRatio: [1, 10] },
  accuracy: 'exact for one-dimensional conduction',
  source: 'Trans. ASME 67 (1945) 621-631',
  evaluate: (inputs): Checked<number> => ({ value: annularFin(inputs), warnings: [] }),
}
