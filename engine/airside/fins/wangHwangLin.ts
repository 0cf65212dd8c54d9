import type { FinOf } from './fin'
import { blended, finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Reynolds range and rows of Wang, Hwang and Lin (2002), not yet compared with the paper. */
export const wangHwangLinRange = { Re: [300, 10_000], rows: [1, 6] } as const satisfies FinRange

/** The branches do not meet at Re 1000; the lower one is blended into the upper one in this band. */
const branchBand = [800, 1000] as const

const names = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'finThickness',
  'hydraulicDiameter',
  'waveHeight',
  'halfWaveLength',
] as const
type Inputs = FinOf<typeof names>

/** Lengths and ratios in the notation of the paper. */
function letters(fin: Inputs) {
  return {
    Pt: fin.transversePitch,
    Pl: fin.longitudinalPitch,
    Dc: fin.collarDiameter,
    Dh: fin.hydraulicDiameter,
    Fs: fin.finPitch - fin.finThickness,
    N: Math.min(fin.rows, wangHwangLinRange.rows[1]),
    wave: fin.waveHeight / fin.halfWaveLength,
  }
}

/**
 * Hydraulic diameter as Wang, Hwang and Lin define it.
 *
 * @param fin  pitches, collar diameter, fin pitch and thickness, wave [m]
 * @returns 2 Fs (1 - b) / ((1 - b) sec th + 2 Fs b / Dc), b = pi Dc^2 / (4 Pt Pl) [m]
 *
 * Valid for tubes that do not touch.
 *
 * Source: C. C. Wang, Y. J. Hwang, Y. T. Lin, Int. J. Refrigeration 25 (2002).
 */
export function wavyHydraulicDiameter(fin: Omit<Inputs, 'Re' | 'rows' | 'hydraulicDiameter'>): number {
  const Fs = fin.finPitch - fin.finThickness
  const hole = (Math.PI * fin.collarDiameter ** 2) / (4 * fin.transversePitch * fin.longitudinalPitch)
  const secant = Math.hypot(1, fin.waveHeight / fin.halfWaveLength)
  return (2 * Fs * (1 - hole)) / ((1 - hole) * secant + (2 * Fs * hole) / fin.collarDiameter)
}

/**
 * Colburn j factor of a herringbone plate-fin coil, staggered, in its newer form.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, diameters, fin, wave [m]
 * @returns j [-]
 *
 * Valid for Re 300 to 10 000, 1 to 6 rows; below Re 1000 another branch, blended between 800 and 1000. From one
 * transcription only.
 *
 * Source: C. C. Wang, Y. J. Hwang, Y. T. Lin, Int. J. Refrigeration 25 (2002) 673-680.
 */
export function wangHwangLinJ(fin: Inputs): number {
  return withinRe('j', fin.Re, wangHwangLinRange.Re, Re =>
    blended(
      Re,
      ...branchBand,
      below => lowJ(below, fin),
      above => highJ(above, fin),
    ),
  )
}

function lowJ(Re: number, fin: Inputs): number {
  const { Pt, Pl, Dc, Dh, Fs, N, wave } = letters(fin)
  const waves = Math.log(N * wave)
  const J1 =
    0.0045 -
    0.491 *
      Re ** (-0.0316 - 0.0171 * waves) *
      (Pl / Pt) ** (-0.109 * waves) *
      (Dc / Dh) ** (0.542 + 0.0471 * N) *
      (Fs / Dc) ** 0.984 *
      (Fs / Pt) ** -0.349
  const J2 = -2.72 + 6.84 * wave
  const J3 = 2.66 * wave
  return 0.882 * Re ** J1 * (Dc / Dh) ** J2 * (Fs / Pt) ** J3 * (Fs / Dc) ** -1.58 * wave ** -0.2
}

function highJ(Re: number, fin: Inputs): number {
  const { Pt, Pl, Dc, Dh, Fs, N, wave } = letters(fin)
  const j1 =
    -0.0545 -
    0.0538 * wave -
    0.302 * N ** -0.24 * (Fs / Pl) ** -1.3 * (Pl / Pt) ** 0.379 * (Pl / Dh) ** -1.35 * wave ** -0.256
  const j2 =
    -1.29 *
    (Pl / Pt) ** (1.77 - 9.43 * wave) *
    (Dc / Dh) ** (0.229 - 1.43 * wave) *
    N ** (-0.166 - 1.08 * wave) *
    (Fs / Pt) ** (-0.174 * Math.log(0.5 * N))
  return 0.0646 * Re ** j1 * (Dc / Dh) ** j2 * (Fs / Pt) ** -1.03 * (Pl / Dc) ** 0.432 * wave ** -0.692 * N ** -0.737
}

/**
 * Fanning friction factor of a herringbone plate-fin coil, staggered, in its newer form.
 *
 * @param fin  as `wangHwangLinJ`
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `wangHwangLinJ`.
 *
 * Source: as `wangHwangLinJ`.
 */
export function wangHwangLinF(fin: Inputs): number {
  return withinRe('f', fin.Re, wangHwangLinRange.Re, Re =>
    blended(
      Re,
      ...branchBand,
      below => lowF(below, fin),
      above => highF(above, fin),
    ),
  )
}

function lowF(Re: number, fin: Inputs): number {
  const { Pt, Pl, Dc, Dh, Fs, N, wave } = letters(fin)
  const F1 =
    -0.574 -
    0.137 *
      (Math.log(Re) - 5.26) ** 0.245 *
      (Pt / Dc) ** -0.765 *
      (Dc / Dh) ** -0.243 *
      (Fs / Dh) ** -0.474 *
      wave ** -0.217 *
      N ** 0.035
  const F2 = -3.05 * wave
  const F3 = -0.192 * N
  const F4 = -0.646 * wave
  return 4.37 * Re ** F1 * (Fs / Dh) ** F2 * (Pl / Pt) ** F3 * (Dc / Dh) ** 0.2054 * N ** F4
}

function highF(Re: number, fin: Inputs): number {
  const { Pt, Pl, Dc, Dh, Fs, N, wave } = letters(fin)
  const f1 =
    -0.141 *
    (Fs / Pl) ** 0.0512 *
    wave ** -0.472 *
    (Pl / Pt) ** 0.35 *
    (Pt / Dh) ** (0.449 * wave) *
    N ** (-0.049 + 0.237 * wave)
  const f2 = -0.562 * Math.log(Re) ** -0.0923 * N ** 0.013
  const f3 = 0.302 * Re ** 0.03 * (Pt / Dc) ** 0.026
  const f4 = -0.306 + 3.63 * wave
  return 0.228 * Re ** f1 * wave ** f2 * (Fs / Pl) ** f3 * (Pl / Dc) ** f4 * (Dc / Dh) ** 0.383 * (Pl / Pt) ** -0.247
}

const shared = {
  authors: 'Wang, Hwang, Lin',
  year: 2002,
  names,
  range: wangHwangLinRange,
  source: 'Int. J. Refrigeration 25 (2002) 673-680; one transcription read',
  trust: 'verify',
} as const

/** Descriptors for the registry. */
export const wangHwangLin = [
  finCorrelation({
    ...shared,
    id: 'wang-hwang-lin-j',
    kind: 'air-side heat transfer',
    title: 'Herringbone wave fin, newer form: j factor',
    accuracy: 'lies at 69 to 102 % of the form of 1999 on a 3/8 in plate',
    value: wangHwangLinJ,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-hwang-lin-f',
    kind: 'air-side friction',
    title: 'Herringbone wave fin, newer form: friction factor',
    accuracy: 'lies at 49 to 67 % of the form of 1999 on a 3/8 in plate',
    value: wangHwangLinF,
  }),
] as const
