/** Wet over dry j of wavy, slit and louvered fins; that of plain fins is `wetDryRatio`. */
import type { FinOf } from '../fins/fin'
import { finCorrelation } from '../fins/finCorrelation'

/** Reynolds range of the ratios; a rating limits Re to it, so that a ratio stays finite. */
export const wetRatioRange = { Re: [300, 5500] } as const

const held = (Re: number) => Math.min(Math.max(Re, wetRatioRange.Re[0]), wetRatioRange.Re[1])
const bounded = (ratio: number) => Math.min(1.5, Math.max(0.5, ratio))

const wavyNames = [
  'Re',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'waveHeight',
  'halfWaveLength',
] as const
const slitNames = ['Re', 'rows', 'collarDiameter', 'finPitch', 'stripHeight', 'stripBreadth'] as const
const louverNames = [
  'Re',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'louverPitch',
  'louverHeight',
] as const

/**
 * Ratio of the wet to the dry j factor of a wavy fin.
 *
 * @param fin  Re on the collar diameter [-], pitches, collar diameter, fin pitch, wave [m]
 * @returns j wet over j dry [-], held between 0.5 and 1.5
 *
 * Valid for Re 300 to 5500; Re is held inside that range.
 *
 * Source: C. C. Wang, W. S. Lee, W. J. Sheu, J. S. Liaw, Int. J. Heat Mass Transfer 44 (2001).
 */
export function wavyWetRatio(fin: FinOf<typeof wavyNames>): number {
  const Re = held(fin.Re)
  const power = 0.0374 - 0.0018 * Math.log(Re) - (0.00685 * fin.collarDiameter) / fin.finPitch
  const pitch = (fin.transversePitch / fin.longitudinalPitch) ** 0.308
  return bounded(0.794 * Re ** power * pitch * (fin.waveHeight / fin.halfWaveLength) ** -0.119)
}

/**
 * Ratio of the wet to the dry j factor of a slit fin.
 *
 * @param fin  Re on the collar diameter [-], rows [-], collar diameter, fin pitch, strip [m]
 * @returns j wet over j dry [-], held between 0.5 and 1.5
 *
 * Valid for Re 300 to 5500; Re is held inside that range.
 *
 * Source: as `wavyWetRatio`.
 */
export function slitWetRatio(fin: FinOf<typeof slitNames>): number {
  const Re = held(fin.Re)
  const power = -0.143 + 0.013 * Math.log(Re) + (0.166 * fin.finPitch) / fin.collarDiameter
  return bounded(0.937 * Re ** power * (fin.stripBreadth / fin.stripHeight) ** 0.1344 * Math.min(fin.rows, 6) ** 0.0657)
}

/**
 * Ratio of the wet to the dry j factor of a louvered fin.
 *
 * @param fin  Re on the collar diameter [-], pitches, collar diameter, fin pitch, louver [m]
 * @returns j wet over j dry [-], held between 0.5 and 1.5
 *
 * Valid for Re 300 to 5500; Re is held inside that range.
 *
 * Source: as `wavyWetRatio`.
 */
export function louverWetRatio(fin: FinOf<typeof louverNames>): number {
  const Re = held(fin.Re)
  const { louverPitch: Lp, louverHeight: Lh, finPitch: Fp, collarDiameter: Dc } = fin
  const W4 = -0.0746 + 0.00115 * Math.sqrt(Re) + 0.00028 * (Fp / Dc) ** -2
  const W5 = 0.303 - (0.726 * Lh) / Lp + (0.041 * Lp) / Fp
  const pitch = (fin.transversePitch / fin.longitudinalPitch) ** 1.11
  return bounded(0.263 * Re ** W4 * (Lh / Lp) ** W5 * (Fp / Dc) ** -0.72 * pitch * (Lp / Fp) ** -0.742)
}

const shared = {
  kind: 'wet surface',
  authors: 'Wang, Lee, Sheu, Liaw',
  year: 2001,
  range: wetRatioRange,
  accuracy: 'not stated in the sources read',
  source: 'Int. J. Heat Mass Transfer 44 (2001)',
} as const

/** Descriptors for the registry. */
export const wetRatios = [
  finCorrelation({
    ...shared,
    id: 'wang-lee-sheu-liaw-wavy',
    title: 'Wavy fin: wet over dry j factor',
    names: wavyNames,
    value: wavyWetRatio,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-lee-sheu-liaw-slit',
    title: 'Slit fin: wet over dry j factor',
    names: slitNames,
    value: slitWetRatio,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-lee-sheu-liaw-louver',
    title: 'Louvered fin: wet over dry j factor',
    names: louverNames,
    value: louverWetRatio,
  }),
] as const
