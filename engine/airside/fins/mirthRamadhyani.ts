import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Range of Mirth and Ramadhyani (1994): lengths [m]; not yet compared with the paper. */
export const mirthRamadhyaniRange = {
  Re: [800, 12_000],
  rows: [2, 8],
  collarDiameter: [0.0125, 0.0168],
  finPitch: [0.0016, 0.0032],
  waveHeight: [0.0017, 0.0031],
} as const satisfies FinRange

/**
 * Constant of the entrance term. The transcription gives 111.9, which makes the term 1.001 and a sine wave half as good
 * as a flat plate; a thousand times as much (a comma read as a point) agrees with wavy fins.
 */
const entranceEffect = 111_900

/**
 * Upper limit of the entrance term. The tested coils were deep; without the limit, shallow coils would transfer more
 * heat with less air.
 */
const largestEntrance = 1.5

/**
 * Smallest gap between neighbouring tubes in a row as a share of their diameter: well below the data, which begin at
 * one.
 */
const narrowestGap = 0.2

/** Depth along the air [m]; a single row counts as two, because the tested coils were deep. */
const depthOf = (fin: { rows: number; longitudinalPitch: number }) =>
  Math.max(mirthRamadhyaniRange.rows[0], fin.rows) * fin.longitudinalPitch

const jNames = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'finThickness',
] as const
const fNames = [...jNames, 'hydraulicDiameter', 'areaRatio', 'waveHeight'] as const

/**
 * Colburn j factor of a sine-wave plate-fin coil, staggered.
 *
 * The published Nusselt number, 0.0197 Re^0.94 [(Pt - D)/(2 Fs)]^-0.3 [1 + 111 900/(Re N Pl/(2 Fs))^1.2] Pr^(1/3) on
 * twice the clear fin spacing, divided by Re Pr^(1/3).
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin [m]
 * @returns j [-]
 *
 * Valid for Pt/D 2.0 to 2.6 and fin pitch 1.6 to 3.2 mm. Range and the velocity of Re (here that in the free flow area)
 * not yet compared with the paper.
 *
 * Source: T. J. Mirth, S. Ramadhyani, ASME J. Heat Transfer 116 (1994) 900-908.
 */
export function mirthRamadhyaniJ(fin: FinOf<typeof jNames>): number {
  const width = 2 * (fin.finPitch - fin.finThickness)
  // A collar held at the limit of the data may be wider than the pitch of small tubes.
  const gap = Math.max(fin.transversePitch - fin.collarDiameter, narrowestGap * fin.collarDiameter)
  const passage = (gap / width) ** -0.3
  return withinRe('j', fin.Re, mirthRamadhyaniRange.Re, at => {
    const Re = (at * width) / fin.collarDiameter
    const term = entranceEffect / ((Re * depthOf(fin)) / width) ** 1.2
    const entrance = 1 + Math.min(largestEntrance, term)
    return 0.0197 * Re ** -0.06 * passage * entrance
  })
}

/**
 * Fanning friction factor of a sine-wave plate-fin coil, staggered: sum of the parts of fins and tubes.
 *
 * Fins 8.64 Re^-0.457 (2 Fs/wh)^0.473 (N Pl/wh)^-0.545 on the fin area; tubes an Euler number for each row,
 * 2.17/(Pt/D)^1.08 - 0.174 ln Re/(Pt/D)^1.24, converted to the outside area.
 *
 * @param fin  as `mirthRamadhyaniJ`, hydraulic diameter, wave height [m], Ao/At [-]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `mirthRamadhyaniJ`; the tests had a wave height of about 2.38 mm.
 *
 * Source: as `mirthRamadhyaniJ`.
 */
export function mirthRamadhyaniF(fin: FinOf<typeof fNames>): number {
  return withinRe('f', fin.Re, mirthRamadhyaniRange.Re, at => sineFriction(at, fin, 0))
}

/**
 * The same friction factor of a coil that is wet all over.
 *
 * @param fin  as `mirthRamadhyaniF`
 * @returns f wet [-]
 *
 * Valid as `mirthRamadhyaniF`.
 *
 * Source: as `mirthRamadhyaniF`.
 */
export function mirthRamadhyaniWetF(fin: FinOf<typeof fNames>): number {
  return withinRe('f', fin.Re, mirthRamadhyaniRange.Re, at => sineFriction(at, fin, 2.71))
}

function sineFriction(at: number, fin: FinOf<typeof fNames>, wetTerm: number): number {
  const spacing = fin.finPitch - fin.finThickness
  const width = 2 * spacing
  const Re = (at * width) / fin.collarDiameter
  const wave = (width / fin.waveHeight) ** 0.473 * (depthOf(fin) / fin.waveHeight) ** -0.545
  const fins = (8.64 / Re ** 0.457) * wave + wetTerm / Re ** 0.737
  const ratio = fin.transversePitch / fin.collarDiameter
  const tubes = Math.max(0, 2.17 / ratio ** 1.08 - (0.174 * Math.log(Re)) / ratio ** 1.24)
  const finShare = Math.max(0, 1 - spacing / fin.finPitch / fin.areaRatio)
  // A row has Ao/Ac = 4 Pl / Dh.
  return fins * finShare + (tubes * fin.hydraulicDiameter) / (4 * fin.longitudinalPitch)
}

const shared = {
  authors: 'Mirth, Ramadhyani',
  year: 1994,
  range: mirthRamadhyaniRange,
  accuracy: 'not stated in the sources read; take 20 %',
  source: 'ASME J. Heat Transfer 116 (1994) 900-908; velocity and entrance constant not yet compared',
  trust: 'verify',
} as const

/** Descriptors for the registry. */
export const mirthRamadhyani = [
  finCorrelation({
    ...shared,
    id: 'mirth-ramadhyani-j',
    kind: 'air-side heat transfer',
    title: 'Sine-wave fin: j factor',
    names: jNames,
    value: mirthRamadhyaniJ,
  }),
  finCorrelation({
    ...shared,
    id: 'mirth-ramadhyani-f',
    kind: 'air-side friction',
    title: 'Sine-wave fin: friction factor',
    names: fNames,
    value: mirthRamadhyaniF,
  }),
  finCorrelation({
    ...shared,
    id: 'mirth-ramadhyani-wet-f',
    kind: 'wet surface',
    title: 'Sine-wave fin, wet: friction factor',
    names: fNames,
    value: mirthRamadhyaniWetF,
  }),
] as const
