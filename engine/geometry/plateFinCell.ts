import { EngineError } from '../errors'

/** A plate fin around a tube: all lengths [m]. */
export interface PlateFin {
  /** Staggered where it is left out. */
  tubePattern?: 'Staggered' | 'Inline'
  /** Length of a folded plate over its depth [-]; 1 where it is left out. */
  waveStretch?: number
  /** Coating on fins and collars, which narrows the gap but does not change the metal. */
  coatingThickness?: number
  transversePitch: number
  longitudinalPitch: number
  collarDiameter: number
  finPitch: number
  finThickness: number
}

/** Areas of one tube in one fin pitch [m2], and quantities that follow from them. */
export interface PlateFinCell {
  /** Smallest free flow area, in the plane of the tubes or on the diagonal. */
  freeFlowArea: number
  /** Both faces of the plate less the holes. */
  finArea: number
  /** Bare collar between two fins. */
  collarArea: number
  outsideArea: number
  /** Collar cylinder over the whole fin pitch, the reference of Ao/At. */
  tubeArea: number
  /** Free flow area over face area [-]. */
  contraction: number
  /** 4 Ac Pl / Ao [m]. */
  hydraulicDiameter: number
  /** Outside area over the collar cylinder [-]. */
  areaRatio: number
}

/**
 * Diameter over the fin collar, on which the air side is based.
 *
 * @param input.tubeOutsideDiameter  tube outside diameter after expansion [m]
 * @param input.finThickness         fin thickness [m]
 * @returns collar diameter [m]
 *
 * Valid for drawn collars of the same thickness as the fin.
 *
 * Source: definition used by C. C. Wang and co-workers, Int. J. Heat Mass Transfer 43 (2000) 2693-2700.
 */
export function collarDiameter(input: { tubeOutsideDiameter: number; finThickness: number }): number {
  return input.tubeOutsideDiameter + 2 * input.finThickness
}

/**
 * Areas of the smallest repeating piece of a plate-fin coil: one tube, one fin pitch.
 *
 * @param fin  pitches, collar diameter, fin pitch and fin thickness [m]; tube pattern, stretch by waves [-], coating
 * [m]
 * @returns areas [m2], hydraulic diameter [m], contraction and area ratio [-]
 *
 * Valid for a plate in a coil of many tubes: edges of the plate are left out, and holes are counted as in a flat plate.
 * In-line tubes have no diagonal passage. Fails where the tubes leave no passage for the air or the fins touch.
 *
 * Source: geometry; free flow area with the diagonal check of W. M. Kays and A. L. London, Compact Heat Exchangers,
 * 3rd ed. (1984), chapter 1.
 */
export function plateFinCell(fin: PlateFin): PlateFinCell {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch, finThickness } = fin
  const { tubePattern = 'Staggered', waveStretch = 1, coatingThickness = 0 } = fin
  const gap = finPitch - finThickness - 2 * coatingThickness
  const straight = Pt - Dc
  // The air flows around the next tube through two diagonal gaps; with a small longitudinal pitch these are the
  // narrowest section.
  const diagonal = tubePattern === 'Inline' ? straight : 2 * (Math.hypot(Pt / 2, Pl) - Dc)
  if (!(gap > 0 && straight > 0 && diagonal > 0 && Dc > 0)) {
    throw new EngineError('invalid-input', 'the tubes and fins leave no passage for the air', {
      path: gap > 0 ? 'geometry.transversePitch' : 'geometry.finPitch',
      ...fin,
    })
  }
  const freeFlowArea = Math.min(straight, diagonal) * gap
  const finArea = 2 * (Pt * Pl - (Math.PI * Dc * Dc) / 4) * waveStretch
  const collarArea = Math.PI * Dc * gap
  const outsideArea = finArea + collarArea
  const tubeArea = Math.PI * Dc * finPitch
  return {
    freeFlowArea,
    finArea,
    collarArea,
    outsideArea,
    tubeArea,
    contraction: freeFlowArea / (Pt * finPitch),
    hydraulicDiameter: (4 * freeFlowArea * Pl) / outsideArea,
    areaRatio: outsideArea / tubeArea,
  }
}
