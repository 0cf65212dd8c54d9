import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Data of Wang, Jang and Chiou (1999): lengths [m]. Reynolds and rows not yet compared with the paper. */
export const wangJangChiouRange = {
  Re: [300, 10_000],
  rows: [1, 6],
  collarDiameter: [0.00766, 0.0104],
} as const satisfies FinRange

const jNames = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'hydraulicDiameter',
  'waveHeight',
  'halfWaveLength',
] as const
const fNames = [...jNames, 'areaRatio'] as const

/**
 * Colburn j factor of a herringbone (sharp wave) plate-fin coil, staggered.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar and hydraulic diameter, wave [m]
 * @returns j [-]
 *
 * Valid for Re 300 to 10 000, collar 7.66 to 10.4 mm, 1 to 6 rows; outside Re it continues by power laws.
 *
 * Source: C. C. Wang, J. Y. Jang, N. F. Chiou, Int. J. Refrigeration 22 (1999).
 */
export function wangJangChiouJ(fin: FinOf<typeof jNames>): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp, hydraulicDiameter: Dh } = fin
  const N = Math.min(fin.rows, wangJangChiouRange.rows[1])
  const wave = fin.waveHeight / fin.halfWaveLength
  return withinRe('j', fin.Re, wangJangChiouRange.Re, Re => {
    const ln = Math.log(Re)
    const J1 = -0.229 + 0.115 * (Fp / Dc) ** 0.6 * (Pl / Dh) ** 0.54 * N ** -0.284 * Math.log(0.5 * wave)
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: a constant of the published fit
    const J2 = -0.251 + (0.232 * N ** 1.37) / (ln - 2.303)
    const J3 = -0.439 * (Fp / Dh) ** 0.09 * (Pl / Pt) ** -1.75 * N ** -0.93
    const J4 = 0.502 * (ln - 2.54)
    return 0.324 * Re ** J1 * (Fp / Pl) ** J2 * wave ** J3 * (Pl / Pt) ** J4 * N ** 0.428
  })
}

/**
 * Fanning friction factor of a herringbone (sharp wave) plate-fin coil, staggered.
 *
 * @param fin  as `wangJangChiouJ`, and Ao/At [-]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `wangJangChiouJ`.
 *
 * Source: as `wangJangChiouJ`.
 */
export function wangJangChiouF(fin: FinOf<typeof fNames>): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp, hydraulicDiameter: Dh } = fin
  const N = Math.min(fin.rows, wangJangChiouRange.rows[1])
  const wave = fin.waveHeight / fin.halfWaveLength
  const area = Math.log(fin.areaRatio)
  const F1 = 0.4604 - 0.01336 * (Fp / Pl) ** 0.58 * area * wave ** -1.5
  const F2 = 3.247 * (Fp / Pt) ** 1.4 * area
  return withinRe('f', fin.Re, wangJangChiouRange.Re, Re => {
    const F3 = -20.113 / Math.log(Re)
    return 0.01915 * Re ** F1 * wave ** F2 * (Fp / Pl) ** F3 * area ** -5.35 * (Dh / Dc) ** 1.3796 * N ** -0.0916
  })
}

const shared = {
  authors: 'Wang, Jang, Chiou',
  year: 1999,
  range: wangJangChiouRange,
  source: 'Int. J. Refrigeration 22 (1999); Reynolds and row limits not yet compared with the paper',
} as const

/** Descriptors for the registry. */
export const wangJangChiou = [
  finCorrelation({
    ...shared,
    id: 'wang-jang-chiou-j',
    kind: 'air-side heat transfer',
    title: 'Herringbone wave fin, tubes to 12.7 mm: j factor',
    names: jNames,
    accuracy: 'not stated in the sources read; take 15 %',
    value: wangJangChiouJ,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-jang-chiou-f',
    kind: 'air-side friction',
    title: 'Herringbone wave fin, tubes to 12.7 mm: friction factor',
    names: fNames,
    accuracy: 'not stated in the sources read; take 20 %',
    value: wangJangChiouF,
  }),
] as const
