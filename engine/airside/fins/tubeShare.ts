/** Friction of fins and tubes separately: the part of the tubes. */
import type { Fin } from './fin'

/** Geometry that the split uses. Lengths [m]. */
export type TubeShareInputs = Pick<
  Fin,
  'transversePitch' | 'longitudinalPitch' | 'collarDiameter' | 'finPitch' | 'finThickness'
>

/**
 * Euler number of one row of a bare tube bank after Jakob.
 *
 * @param Re       Reynolds number on the collar diameter [-]
 * @param fin      pitches and collar diameter [m]
 * @param pattern  `Staggered` or `Inline`
 * @returns pressure drop of a row over G^2 / (2 rho) [-]
 *
 * Valid for Re above about 1000; used below as an extrapolation. The in-line form uses the transverse pitch in both
 * places, as in the transcription; not yet compared with the paper.
 *
 * Source: M. Jakob, Trans. ASME 60 (1938) 384-386.
 */
export function jakobEuler(
  Re: number,
  { transversePitch, collarDiameter }: TubeShareInputs,
  pattern: 'Staggered' | 'Inline',
): number {
  const ratio = transversePitch / collarDiameter
  if (pattern === 'Staggered') return 4 * (0.25 + 0.118 / (ratio - 1) ** 1.08) * Re ** -0.16
  return 4 * (0.044 + (0.08 * ratio) / (ratio - 1) ** (0.43 + 1.13 / ratio)) * Re ** -0.15
}

/**
 * Friction factor of a finned coil from that of its fins and that of its tubes.
 *
 * @param finFriction  Fanning friction factor of the fins on the fin area [-]
 * @param euler        Euler number of a row of the bare bank [-]
 * @param fin          pitches, collar diameter, fin pitch and thickness [m]
 * @returns f on the total outside area [-]
 *
 * Valid for plain and wavy plates.
 *
 * Source: D. L. Gray, R. L. Webb, Proc. 8th Int. Heat Transfer Conf. (1986) 2745-2750.
 */
export function splitFriction(finFriction: number, euler: number, fin: TubeShareInputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp, finThickness: d } = fin
  const tube = ((Pt / Dc - 1) / Math.PI) * euler
  const finArea = 2 * (Pt * Pl - (Math.PI * Dc * Dc) / 4)
  const finShare = finArea / (finArea + Math.PI * Dc * (Fp - d))
  return finFriction * finShare + tube * (1 - finShare) * (1 - d / Fp)
}
