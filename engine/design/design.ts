/** A search for coils: what is asked, and what it answers. SI units throughout. */
import type { CoilGeometry, CoilInput, CoilRating, CoilRequest } from '../coils/coil'

/** A tube with the plate it stands in [m]. */
export type TubeLayout = Pick<
  CoilGeometry,
  'tubeOutsideDiameter' | 'tubeWall' | 'transversePitch' | 'longitudinalPitch'
>

/** What may be searched, each with the values to try; what is left out stays as in the coil. */
export interface DesignChoices {
  rows?: readonly number[]
  finPitch?: readonly number[]
  finSurface?: readonly CoilGeometry['finSurface'][]
  circuiting?: readonly number[]
  tube?: readonly TubeLayout[]
  finnedHeight?: readonly number[]
  finnedLength?: readonly number[]
  tubeMaterial?: readonly string[]
  finMaterial?: readonly string[]
  finThickness?: readonly number[]
}

/** What a coil must reach. At least one. */
export interface DesignTarget {
  /** Total capacity [W]. */
  capacity?: number
  /** Leaving air [K]: at most when cooling, at least when heating. */
  leavingDryBulb?: number
  leavingWetBulb?: number
}

/** What a coil must keep. */
export interface DesignLimits {
  airPressureDrop?: number
  fluidPressureDrop?: number
  /** Standard face velocity [m/s]. */
  faceVelocity?: number
  /** Of the fluid in the tubes [m/s]. */
  leastFluidVelocity?: number
  mostFluidVelocity?: number
  /** Capacity above the target, as a share of it [-]; 0.25 where it is left out. */
  excess?: number
}

export type DesignRank = 'cost' | 'weight' | 'air pressure drop' | 'fluid pressure drop' | 'margin'

export interface DesignRequest {
  /** Streams, and the geometry that is not searched; what it leaves open is searched. */
  coil: CoilRequest
  target: DesignTarget
  limits?: DesignLimits
  choices: DesignChoices
  rankBy?: DesignRank
  /** How many candidates and near misses are answered; 50 and 10 where left out. */
  most?: number
}

/** What a candidate is judged by. */
export interface CandidateFigures {
  totalCapacity: number
  sensibleCapacity: number
  leavingDryBulb: number
  leavingWetBulb: number
  airPressureDrop: number
  fluidPressureDrop: number
  faceVelocity: number
  fluidVelocity: number
  dryWeight: number
  feeds: number
  passes: number
  /** Relative price, see `costIndex` [-]. */
  cost: number
  /** Capacity over what is required, less one [-]; the smallest of the targets. */
  margin: number
  /** Surface over that which would just reach the targets, less one, see `overSurface` [-]. */
  overSurface: number
}

/** A coil that meets target and limits. */
export interface Candidate {
  geometry: CoilGeometry
  figures: CandidateFigures
  /** Codes of the rating's notices. */
  notices: readonly string[]
  /** No other candidate is both cheaper and easier on the air. */
  isOnFront: boolean
}

/** What a coil falls short of: which one, what it has, and what is wanted. */
export interface Shortfall {
  of: keyof DesignTarget | keyof DesignLimits
  value: number
  wanted: number
  /** Share by which it is missed [-]. */
  by: number
}

/** A coil that comes close, and why it fails. */
export interface NearMiss {
  geometry: CoilGeometry
  figures: CandidateFigures
  shortfalls: readonly Shortfall[]
}

/** What a search found in some families of coils. */
export interface Findings {
  candidates: Omit<Candidate, 'isOnFront'>[]
  nearMisses: NearMiss[]
  /** Coils that the choices make, those rated, and those that no rating exists for. */
  considered: number
  rated: number
  refused: number
}

export interface DesignAnswer extends Omit<Findings, 'candidates'> {
  candidates: Candidate[]
  /** How many there were before the list was cut. */
  found: number
}

/** Rates a coil; the engine's `rateCoil`, or one that counts. */
export type Rate = (input: CoilInput) => CoilRating
