import type { Correlation } from '../correlation'
import type { Checked } from '../warnings'
import { type PlateFinInputs, type PlateFinName, plateFinInputs, requirePlateFin } from './plateFinInputs'
import { reynoldsContinuation } from './reynoldsContinuation'
import { flatFactorBands, heldPlateFin, wangChiChangDoubts, wangChiChangRange } from './wangChiChangRange'

/**
 * Colburn j factor of a flat staggered plate-fin coil.
 *
 * @param inputs  Re on the collar diameter [-], rows [-], pitches, collar and hydraulic diameter, fin pitch [m]
 * @returns j = h Pr^(2/3) / (G cp) [-], with warnings where the coil lies outside the data
 *
 * Valid for Re 300 to 20 000, collar 6.9 to 13.6 mm, 1 to 6 rows, fin pitch 1 to 8.7 mm, transverse pitch 20.4 to 31.8
 * mm, longitudinal pitch 12.7 to 32 mm; 89 % of the data within 15 %. Outside Re it continues by power laws; more than
 * 6 rows count as 6; lengths are held within a quarter outside the data, and j within 0.001 to 0.1.
 *
 * Source: C. C. Wang, K. Y. Chi, C. J. Chang, Int. J. Heat Mass Transfer 43 (2000) 2693-2700.
 */
export function wangChiChangJ(inputs: PlateFinInputs): Checked<number> {
  requirePlateFin(inputs)
  return { value: flatJ(inputs), warnings: wangChiChangDoubts(inputs) }
}

/**
 * The same j factor without the checks, for use inside a solver.
 *
 * @param inputs  as `wangChiChangJ`
 * @returns j [-]
 *
 * Valid as `wangChiChangJ`.
 *
 * Source: as `wangChiChangJ`.
 */
export function flatJ(inputs: PlateFinInputs): number {
  const [min, max] = wangChiChangRange.Re
  const [lowest, highest] = flatFactorBands.j
  const fin = heldPlateFin(inputs)
  return reynoldsContinuation(inputs.Re, { min, max, exponentBelow: -0.6 }, Re => {
    const j = fin.rows < 2 ? oneRow(Re, fin) : manyRows(Re, fin.rows, fin)
    return Math.min(highest, Math.max(lowest, j))
  })
}

/** Form for a single row. */
function oneRow(Re: number, fin: PlateFinInputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp, hydraulicDiameter: Dh } = fin
  const ln = Math.log(Re)
  const P1 = 1.9 - 0.23 * ln
  const P2 = -0.236 + 0.126 * ln
  return 0.108 * Re ** -0.29 * (Pt / Pl) ** P1 * (Fp / Dc) ** -1.084 * (Fp / Dh) ** -0.786 * (Fp / Pt) ** P2
}

/** Form for two rows and more. */
function manyRows(Re: number, N: number, fin: PlateFinInputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp, hydraulicDiameter: Dh } = fin
  const ln = Math.log(Re)
  const P3 = -0.361 - (0.042 * N) / ln + 0.158 * Math.log(N * (Fp / Dc) ** 0.41)
  const P4 = -1.224 - (0.076 * (Pl / Dh) ** 1.42) / ln
  const P5 = -0.083 + (0.058 * N) / ln
  const P6 = -5.735 + 1.21 * Math.log(Re / N)
  return 0.086 * Re ** P3 * N ** P4 * (Fp / Dc) ** P5 * (Fp / Dh) ** P6 * (Fp / Pt) ** -0.93
}

/** Descriptor for the registry. */
export const wangChiChangJCorrelation: Correlation<PlateFinName> = {
  id: 'wang-chi-chang-j',
  kind: 'air-side heat transfer',
  authors: 'Wang, Chi, Chang',
  year: 2000,
  title: 'Flat plate fin, staggered: j factor',
  inputs: plateFinInputs,
  validity: wangChiChangRange,
  accuracy: '89 % of the data within 15 %',
  source: 'Int. J. Heat Mass Transfer 43 (2000) 2693-2700',
  evaluate: wangChiChangJ,
}
