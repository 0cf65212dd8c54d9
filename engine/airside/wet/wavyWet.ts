import type { FinOf } from '../fins/fin'
import { finCorrelation, withinRe } from '../fins/finCorrelation'
import type { FinRange } from '../fins/finDoubts'

const range = { Re: [300, 5500], rows: [1, 6] } as const satisfies FinRange
const names = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'finThickness',
  'waveHeight',
  'halfWaveLength',
] as const
const fNames = [...names, 'filmRe'] as const

/**
 * Colburn j factor of a wavy fin that is wet all over.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin, wave [m]
 * @returns j wet [-]
 *
 * Valid for Re of about 300 to 5500.
 *
 * Source: C. C. Wang, Y. J. Du, Y. J. Chang, W. H. Tao, Canadian J. Chemical Engineering 77 (1999) 1225-1230.
 */
export function wavyWetJ(fin: FinOf<typeof names>): number {
  const pitch = fin.transversePitch / fin.longitudinalPitch
  const Fs = fin.finPitch - fin.finThickness
  const spacing = Fs / fin.collarDiameter
  const wave = fin.waveHeight / fin.halfWaveLength
  const N = Math.min(fin.rows, range.rows[1])
  const J1 = -0.5836 + 0.2371 * spacing ** 0.55 * N ** 0.34 * pitch ** 1.2
  const J3 = 0.006672 * pitch * N ** 1.96
  return withinRe('j', fin.Re, range.Re, Re => {
    const J2 = 1.1873 - 3.0219 * spacing ** 1.5 * wave ** 0.9 * Math.log(Re) ** 1.22
    const J4 = -0.1157 * spacing ** 0.9 * Math.log(50 / Re)
    return 0.472293 * Re ** J1 * pitch ** J2 * wave ** J3 * (fin.waveHeight / Fs) ** J4 * N ** -0.4933
  })
}

/**
 * Fanning friction factor of a wavy fin that is wet all over.
 *
 * @param fin  as `wavyWetJ`, and the film Reynolds number 2 G/mu [-]
 * @returns f wet [-]
 *
 * Valid as `wavyWetJ`; singular at Re 100, far below the range. The film Reynolds number is held at 0.2 or above.
 *
 * Source: as `wavyWetJ`.
 */
export function wavyWetF(fin: FinOf<typeof fNames>): number {
  const pitch = fin.transversePitch / fin.longitudinalPitch
  const Fs = fin.finPitch - fin.finThickness
  const N = Math.min(fin.rows, range.rows[1])
  const wave = Math.log(3.1 - Math.min(1.5, fin.waveHeight / fin.halfWaveLength))
  return withinRe('f', fin.Re, range.Re, Re => {
    const ln = Math.log(Re)
    const F1 = -0.067 + (1.35 * fin.waveHeight) / Fs / ln - (0.15 * N) / ln + (0.0153 * Fs) / fin.collarDiameter
    const F2 = 2.981 - 0.082 * ln + (0.127 * N) / (4.605 - ln)
    const F3 = 0.53 - 0.0491 * ln
    const F4 = 11.91 * (N / ln) ** 0.7
    const F5 = -1.32 + 0.287 * ln
    const shape = pitch ** F2 * N ** F3 * wave ** F4 * (fin.finPitch / fin.collarDiameter) ** F5
    return 0.149001 * Re ** F1 * shape * Math.max(fin.filmRe, 0.2) ** 0.0769
  })
}

const shared = {
  kind: 'wet surface',
  authors: 'Wang, Du, Chang, Tao',
  year: 1999,
  range,
  accuracy: 'not stated in the sources read',
  source: 'Canadian J. Chemical Engineering 77 (1999) 1225-1230',
} as const

/** Descriptors for the registry. */
export const wavyWet = [
  finCorrelation({ ...shared, id: 'wang-wavy-wet-j', title: 'Wavy fin, wet: j factor', names, value: wavyWetJ }),
  finCorrelation({
    ...shared,
    id: 'wang-wavy-wet-f',
    title: 'Wavy fin, wet: friction factor',
    names: fNames,
    value: wavyWetF,
  }),
] as const
