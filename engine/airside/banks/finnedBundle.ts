import { EngineError } from '../../errors'
import { annularFin } from '../annularFin'

/** A bundle of tubes with round fins: lengths [m]. */
export interface FinnedBundle {
  rows: number
  tubesPerRow: number
  tubeLength: number
  tubeDiameter: number
  finHeight: number
  finThickness: number
  /** Fins per metre of tube. */
  finDensity: number
  /** Width of the segments of serrated fins, which are cut down to the tube; solid fins where left out. */
  segmentWidth?: number
  transversePitch: number
  longitudinalPitch: number
  staggered: boolean
  /** Half-tube fillers at the sides (corbels), so that every row has the same flow passage. */
  corbels?: boolean
}

/** Areas of a bundle [m2], and quantities that follow from them. */
export interface BundleAreas {
  finDiameter: number
  /** Clear gap between two fins. */
  finSpacing: number
  diagonalPitch: number
  perFin: number
  fin: number
  /** Area of bare tube between the fins. */
  bare: number
  outside: number
  /** Total outside area over that of the bare tubes [-]. */
  areaRatio: number
  face: number
  freeFlow: number
  contraction: number
}

/**
 * Areas of a bundle of tubes with round fins.
 *
 * @param bundle  tubes, fins, pitches [m]
 * @returns areas [m2], gap and diameters [m], ratios [-]
 *
 * Valid for fins that do not overlap; the diagonal passage counts where it is narrower. A segmented fin has as many
 * segments as fit on the circumference of the tube; the area of their edges is included.
 *
 * Source: geometry; R. W. Serth, T. Lestina, Process Heat Transfer (2014), chapter 12.
 */
export function bundleAreas(bundle: FinnedBundle): BundleAreas {
  const { tubeDiameter: d, finHeight, finThickness, finDensity, tubeLength, transversePitch } = bundle
  const finDiameter = d + 2 * finHeight
  const finSpacing = 1 / finDensity - finThickness
  const diagonalPitch = Math.hypot(bundle.staggered ? transversePitch / 2 : 0, bundle.longitudinalPitch)
  const perFin = areaOfFin(bundle)
  const length = bundle.rows * bundle.tubesPerRow * tubeLength
  const fin = perFin * finDensity * length
  const bare = Math.PI * d * (1 - finThickness * finDensity) * length
  const blocked = d + 2 * finDensity * finThickness * finHeight
  const tubes = bundle.tubesPerRow * tubeLength
  const straight = tubes * (transversePitch - blocked)
  const across = bundle.staggered ? 2 * tubes * (diagonalPitch - blocked) : straight
  const freeFlow = Math.min(straight, across)
  if (!(finSpacing > 0 && freeFlow > 0)) {
    throw new EngineError('out-of-range', 'tubes and fins leave no passage for the gas', { ...bundle })
  }
  // Offset rows need half a pitch more width; corbels share it between both sides.
  const face = transversePitch * (bundle.tubesPerRow + (bundle.corbels ? 0.5 : 1)) * tubeLength
  return {
    finDiameter,
    finSpacing,
    diagonalPitch,
    perFin,
    fin,
    bare,
    outside: fin + bare,
    areaRatio: (fin + bare) / (Math.PI * d * length),
    face,
    freeFlow,
    contraction: freeFlow / face,
  }
}

/** Area of both faces of a fin and of its edges. */
function areaOfFin({ tubeDiameter: d, finHeight: h, finThickness: b, segmentWidth: w }: FinnedBundle): number {
  if (w !== undefined) return ((Math.PI * d) / w) * (2 * h * (w + b) + b * w)
  const finDiameter = d + 2 * h
  return (Math.PI / 2) * (finDiameter ** 2 - d ** 2) + Math.PI * finDiameter * b
}

/**
 * Coefficient of finned tubes based on the area of the bare tubes, with the efficiency of round fins.
 *
 * @param input.nusselt       Nu on the tube diameter [-]
 * @param input.conductivity  of the gas, and of the fins [W/m K]
 * @param input.areas         fin, bare and outside area [m2], area ratio [-]
 * @returns coefficient on the outside area of the tubes as if there were no fins [W/m2 K]
 *
 * Valid for solid round fins of constant thickness; the area of the tip counts as fin.
 *
 * Source: K. A. Gardner (1945); D. Q. Kern, A. D. Kraus, Extended Surface Heat Transfer (1972).
 */
export function bareTubeCoefficient(input: {
  nusselt: number
  tubeDiameter: number
  finThickness: number
  conductivity: { gas: number; fin: number }
  areas: Pick<BundleAreas, 'fin' | 'bare' | 'outside' | 'areaRatio' | 'finDiameter'>
}): number {
  const { nusselt, tubeDiameter, finThickness, conductivity, areas } = input
  const coefficient = (nusselt * conductivity.gas) / tubeDiameter
  const efficiency = annularFin({
    m: Math.sqrt((2 * coefficient) / (conductivity.fin * finThickness)),
    rootRadius: tubeDiameter / 2,
    radiusRatio: areas.finDiameter / tubeDiameter,
  })
  return ((efficiency * areas.fin + areas.bare) / areas.outside) * coefficient * areas.areaRatio
}
