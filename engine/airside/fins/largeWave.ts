import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Data of the large-tube wavy fins, whose waves were 1.8 mm high: lengths [m]. */
export const largeWaveRange = {
  Re: [500, 10_000],
  rows: [1, 6],
  collarDiameter: [0.0136, 0.01685],
  transversePitch: [0.03175, 0.0381],
  longitudinalPitch: [0.0275, 0.033],
  finPitch: [0.00298, 0.00634],
  waveHeight: [0.0017, 0.0019],
  halfWaveLength: [0.00687, 0.00825],
} as const satisfies FinRange

const jNames = [
  'Re',
  'rows',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'finThickness',
  'waveHeight',
  'halfWaveLength',
] as const
const fNames = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'hydraulicDiameter',
  'areaRatio',
  'waveHeight',
  'halfWaveLength',
] as const

/**
 * Colburn j factor of wavy fins on tubes of 12.7 to 15.9 mm, staggered.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin pitch and thickness, wave [m]
 * @returns j [-]
 *
 * Valid for Re 500 to 10 000, collar 13.6 to 16.85 mm, fin pitch 2.98 to 6.34 mm, 1 to 6 rows; denser fins keep the j
 * of 2.98 mm. The exponent of the rows is -0.143 in one transcription and -0.134 in another, which changes j by 1.5 to
 * 4 %.
 *
 * Source: C. C. Wang and co-workers (1999, 2000), wavy fins on large tubes.
 */
export function largeWaveJ(fin: FinOf<typeof jNames>): number {
  const { longitudinalPitch: Pl, collarDiameter: Dc, finThickness: d } = fin
  // With smaller pitches its exponents would make j of dense fins a tenth of that of flat fins.
  const Fp = Math.max(largeWaveRange.finPitch[0], fin.finPitch)
  const N = Math.min(fin.rows, largeWaveRange.rows[1])
  const wave = fin.waveHeight / fin.halfWaveLength
  const J = -0.1707 - 1.374 * (Pl / d) ** -0.493 * (Fp / Dc) ** -0.886 * N ** -0.143 * wave ** -0.0296
  return withinRe(
    'j',
    fin.Re,
    largeWaveRange.Re,
    Re => 1.79097 * Re ** J * (Pl / d) ** -0.456 * N ** -0.27 * (Fp / Dc) ** -1.343 * wave ** 0.317,
  )
}

/**
 * Fanning friction factor of wavy fins on tubes of 12.7 to 15.9 mm, staggered.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, diameters, fin pitch, wave [m], Ao/At [-]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `largeWaveJ`.
 *
 * Source: as `largeWaveJ`.
 */
export function largeWaveF(fin: FinOf<typeof fNames>): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp, hydraulicDiameter: Dh } = fin
  const N = Math.min(fin.rows, largeWaveRange.rows[1])
  const wave = fin.waveHeight / fin.halfWaveLength
  const area = Math.log(fin.areaRatio)
  const f1 = 0.1714 - 0.07372 * (Fp / Pl) ** 0.25 * area * wave ** -0.2
  const f2 = 0.426 * (Fp / Pt) ** 0.3 * area
  return withinRe('f', fin.Re, largeWaveRange.Re, Re => {
    const f3 = -10.2192 / Math.log(Re)
    return 0.05273 * Re ** f1 * wave ** f2 * (Fp / Pt) ** f3 * area ** -2.726 * (Dh / Dc) ** 0.1325 * N ** 0.02305
  })
}

const shared = {
  authors: 'Wang and co-workers',
  year: 1999,
  range: largeWaveRange,
  accuracy: 'not stated in the sources read; take 15 %',
  source: 'Wavy fins on large tubes (1999, 2000)',
} as const

/** Descriptors for the registry. */
export const largeWave = [
  finCorrelation({
    ...shared,
    id: 'wang-large-wave-j',
    kind: 'air-side heat transfer',
    title: 'Wavy fin on 12.7 to 15.9 mm tubes: j factor',
    names: jNames,
    trust: 'verify',
    value: largeWaveJ,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-large-wave-f',
    kind: 'air-side friction',
    title: 'Wavy fin on 12.7 to 15.9 mm tubes: friction factor',
    names: fNames,
    value: largeWaveF,
  }),
] as const
