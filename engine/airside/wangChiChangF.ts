import type { Correlation } from '../correlation'
import type { Checked } from '../warnings'
import { type PlateFinInputs, type PlateFinName, plateFinInputs, requirePlateFin } from './plateFinInputs'
import { reynoldsContinuation } from './reynoldsContinuation'
import { flatFactorBands, heldPlateFin, wangChiChangDoubts, wangChiChangRange } from './wangChiChangRange'

/**
 * Fanning friction factor of a flat staggered plate-fin coil.
 *
 * @param inputs  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin pitch [m]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-], with warnings where the coil lies outside the data
 *
 * Valid as `wangChiChangJ`; 85 % of the data within 15 %.
 *
 * Source: C. C. Wang, K. Y. Chi, C. J. Chang, Int. J. Heat Mass Transfer 43 (2000) 2693-2700.
 */
export function wangChiChangF(inputs: PlateFinInputs): Checked<number> {
  requirePlateFin(inputs)
  return { value: flatF(inputs), warnings: wangChiChangDoubts(inputs) }
}

/** Part of the fin pitch, over the collar diameter, in the exponent of the Reynolds number. */
const pitchShare = 0.177

/** Exponent of the fin pitch by the logarithm of the Reynolds number. */
const pitchExponent = (ln: number) => 1.696 - 15.695 / ln

/**
 * Fin pitch up to which the fit grows by no more than a power of the pitch.
 *
 * @param inputs    as `wangChiChangF`
 * @param exponent  the power, more than 0.2 [-]
 * @returns fin pitch [m]
 *
 * Valid as `wangChiChangF`.
 *
 * Source: derivative of the fit.
 */
export function pitchOfGrowth(inputs: PlateFinInputs, exponent: number): number {
  const [min, max] = wangChiChangRange.Re
  const ln = Math.log(Math.min(max, Math.max(min, inputs.Re)))
  return (heldPlateFin(inputs).collarDiameter * (exponent - pitchExponent(ln))) / (pitchShare * ln)
}

/**
 * The same friction factor without the checks, for use inside a solver.
 *
 * @param inputs  as `wangChiChangF`
 * @returns f (Fanning) [-]
 *
 * Valid as `wangChiChangF`.
 *
 * Source: as `wangChiChangF`.
 */
export function flatF(inputs: PlateFinInputs): number {
  const { rows, transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp } = heldPlateFin(inputs)
  const [min, max] = wangChiChangRange.Re
  const [lowest, highest] = flatFactorBands.f
  const F1 = -0.764 + (0.739 * Pt) / Pl + (pitchShare * Fp) / Dc - 0.00758 / rows
  return reynoldsContinuation(inputs.Re, { min, max, exponentBelow: -0.7 }, Re => {
    const ln = Math.log(Re)
    const F2 = -15.689 + 64.021 / ln
    const F3 = pitchExponent(ln)
    const f = 0.0267 * Re ** F1 * (Pt / Pl) ** F2 * (Fp / Dc) ** F3
    return Math.min(highest, Math.max(lowest, f))
  })
}

/** Descriptor for the registry. */
export const wangChiChangFCorrelation: Correlation<PlateFinName> = {
  id: 'wang-chi-chang-f',
  kind: 'air-side friction',
  authors: 'Wang, Chi, Chang',
  year: 2000,
  title: 'Flat plate fin, staggered: friction factor',
  inputs: plateFinInputs,
  validity: wangChiChangRange,
  accuracy: '85 % of the data within 15 %',
  source: 'Int. J. Heat Mass Transfer 43 (2000) 2693-2700',
  evaluate: wangChiChangF,
}
