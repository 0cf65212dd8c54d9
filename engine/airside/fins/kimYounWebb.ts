import type { FinOf } from './fin'
import { blended, finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'
import { jakobEuler, splitFriction } from './tubeShare'

/** Range of Kim, Youn and Webb (1997); not yet compared with the paper. */
export const kimYounWebbRange = { Re: [500, 9000], rows: [1, 8] } as const satisfies FinRange

const inlineNames = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'finThickness',
] as const
const names = [...inlineNames, 'waveHeight', 'halfWaveLength'] as const
type Inline = FinOf<typeof inlineNames>
type Inputs = FinOf<typeof names>

/**
 * Colburn j factor of a wavy plate-fin coil with staggered tubes.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin, wave [m]
 * @returns j [-]
 *
 * Valid for Re 500 to 9000. The row factor has two branches, blended between Re 900 and 1100.
 *
 * Source: N. H. Kim, B. Youn, R. L. Webb, ASME J. Heat Transfer 119 (1997) 560-567.
 */
export function kimYounWebbJ(fin: Inputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, waveHeight: Pd, halfWaveLength: Xf } = fin
  const Fs = fin.finPitch - fin.finThickness
  const N = fin.rows
  const shape = (Pt / Pl) ** -0.272 * (Fs / Dc) ** -0.205 * (Xf / Pd) ** -0.558 * (Pd / Fs) ** -0.133
  const rows = (Re: number) =>
    N < 3
      ? blended(
          Re,
          900,
          1100,
          () => 1.35 - 0.162 * N,
          () => 0.978 - 0.01 * N,
        )
      : 1
  return withinRe('j', fin.Re, kimYounWebbRange.Re, Re => 0.394 * Re ** -0.357 * shape * rows(Re))
}

/**
 * Fanning friction factor of a wavy plate-fin coil with staggered tubes: sum of the parts of fins and tubes.
 *
 * @param fin  as `kimYounWebbJ`
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `kimYounWebbJ`; the tube part is that of Jakob, not yet compared with the paper.
 *
 * Source: as `kimYounWebbJ`; M. Jakob, Trans. ASME 60 (1938) 384-386.
 */
export function kimYounWebbF(fin: Inputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, waveHeight: Pd, halfWaveLength: Xf } = fin
  const Fs = fin.finPitch - fin.finThickness
  const shape = (Pt / Pl) ** -1.08 * (Fs / Dc) ** -0.0339 * (Xf / Pd) ** -0.672
  return withinRe('f', fin.Re, kimYounWebbRange.Re, Re =>
    splitFriction(4.467 * Re ** -0.423 * shape, jakobEuler(Re, fin, 'Staggered'), fin),
  )
}

/**
 * Colburn j factor of a wavy plate-fin coil with in-line tubes.
 *
 * @param fin  Re on the collar diameter [-], rows [-], collar diameter, fin [m]
 * @returns j [-]
 *
 * Valid for Re 500 to 2000; one row counts as two. The branch usually quoted for higher Re, 0.37 Re^-0.186
 * (Fs/Dc)^-0.045, starts at seven times the value of this one and is not used: the lower branch continues.
 *
 * Source: N. H. Kim, B. Youn, R. L. Webb, ASME J. Heat Transfer 119 (1997) 560-567.
 */
export function kimYounWebbInlineJ(fin: Inline): number {
  const Fs = fin.finPitch - fin.finThickness
  const spacing = Fs / fin.collarDiameter
  const N = Math.max(2, fin.rows)
  const rows = N < 4 ? 1.35 - 0.097 * N : 1
  return withinRe('j', fin.Re, kimYounWebbRange.Re, Re => 0.238 * Re ** -0.528 * spacing ** -0.635 * rows)
}

/**
 * Fanning friction factor of a wavy plate-fin coil with in-line tubes: sum of the parts of fins and tubes.
 *
 * @param fin  as `kimYounWebbInlineJ`, and the pitches [m]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `kimYounWebbInlineJ`; the tube part is that of Jakob, not yet compared with the paper.
 *
 * Source: as `kimYounWebbInlineJ`; M. Jakob, Trans. ASME 60 (1938) 384-386.
 */
export function kimYounWebbInlineF(fin: Inline): number {
  const spacing = (fin.finPitch - fin.finThickness) / fin.collarDiameter
  return withinRe('f', fin.Re, kimYounWebbRange.Re, Re =>
    splitFriction(0.571 * Re ** -0.601 * spacing ** -0.82, jakobEuler(Re, fin, 'Inline'), fin),
  )
}

const shared = {
  authors: 'Kim, Youn, Webb',
  year: 1997,
  range: kimYounWebbRange,
  accuracy: 'not stated in the sources read; take 15 %',
  source: 'ASME J. Heat Transfer 119 (1997) 560-567',
} as const

/** Descriptors for the registry. */
export const kimYounWebb = [
  finCorrelation({
    ...shared,
    id: 'kim-youn-webb-j',
    kind: 'air-side heat transfer',
    title: 'Wavy fin, staggered: j factor',
    names,
    value: kimYounWebbJ,
  }),
  finCorrelation({
    ...shared,
    id: 'kim-youn-webb-f',
    kind: 'air-side friction',
    title: 'Wavy fin, staggered: friction factor',
    names,
    trust: 'verify',
    value: kimYounWebbF,
  }),
  finCorrelation({
    ...shared,
    id: 'kim-youn-webb-inline-j',
    kind: 'air-side heat transfer',
    title: 'Wavy fin, in line: j factor',
    names: inlineNames,
    trust: 'assumption',
    value: kimYounWebbInlineJ,
  }),
  finCorrelation({
    ...shared,
    id: 'kim-youn-webb-inline-f',
    kind: 'air-side friction',
    title: 'Wavy fin, in line: friction factor',
    names: inlineNames,
    trust: 'verify',
    value: kimYounWebbInlineF,
  }),
] as const
