/** A search for coils: its request and its result. SI units throughout. */
import type { CoilGeometry, CoilInput, CoilRating, CoilRequest } from '../coils/coil'
import type { Found, Missed } from '../search/findings'
import type { ShownScale } from '../units/shownScale'

/** A tube with its pattern in the fin plate [m]. */
export type TubeLayout = Pick<
  CoilGeometry,
  'tubeOutsideDiameter' | 'tubeWall' | 'transversePitch' | 'longitudinalPitch'
>

/** The fields to search, each with the values to try; a field left out stays as in the coil. */
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

/** Targets that a coil must reach; at least one. */
export interface DesignTarget {
  /** Total capacity [W]. */
  capacity?: number
  /** Leaving air [K]: an upper limit in cooling, a lower limit in heating. */
  leavingDryBulb?: number
  leavingWetBulb?: number
}

/** Limits that a coil must observe. */
export interface DesignLimits {
  airPressureDrop?: number
  fluidPressureDrop?: number
  /** Standard face velocity [m/s], or that from which a coil that condenses may lose water to the air. */
  faceVelocity?: number | 'carry-over'
  /** Velocity of the fluid in the tubes [m/s]. */
  leastFluidVelocity?: number
  mostFluidVelocity?: number
  /** Capacity above the target, as a share of it [-]; 0.25 where it is left out. */
  excess?: number
}

export type DesignRank = 'cost' | 'weight' | 'air pressure drop' | 'fluid pressure drop' | 'margin'

export interface DesignRequest {
  /** Streams, and the geometry that is not searched; what the geometry leaves open is searched. */
  coil: CoilRequest
  target: DesignTarget
  limits?: DesignLimits
  choices: DesignChoices
  rankBy?: DesignRank
  /** The scales on which the reader sees the figures, so that they are judged as shown; every digit counts without. */
  shown?: Partial<Record<JudgedQuantity, ShownScale>>
  /** Largest number of candidates and of near misses in the result; 50 and 10 where left out. */
  most?: number
}

/** The quantities of targets and limits. */
export type JudgedQuantity =
  | 'heatFlow'
  | 'temperature'
  | 'airPressureDrop'
  | 'fluidPressureDrop'
  | 'velocity'
  | 'fluidVelocity'

/** The figures by which a candidate is judged. */
export interface CandidateFigures {
  totalCapacity: number
  sensibleCapacity: number
  leavingDryBulb: number
  leavingWetBulb: number
  airPressureDrop: number
  fluidPressureDrop: number
  faceVelocity: number
  /** The limit of its face velocity [m/s]; absent where there is none. */
  mostFaceVelocity?: number
  fluidVelocity: number
  dryWeight: number
  feeds: number
  passes: number
  /** Relative price, see `costIndex` [-]. */
  cost: number
  /** Capacity over the required one, less one [-]; the smallest margin of the targets. */
  margin: number
  /** Surface over that which would just reach the targets, less one; see `overSurface` [-]. */
  overSurface: number
}

/** A coil that meets target and limits. */
export interface Candidate {
  geometry: CoilGeometry
  figures: CandidateFigures
  /** Codes of the rating's notices. */
  notices: readonly string[]
  /** No other candidate is both cheaper and lower in air pressure drop. */
  isOnFront: boolean
}

/** A target or limit that a coil misses. */
export type Shortfall = Missed<keyof DesignTarget | keyof DesignLimits>

/** A coil that comes close, and the reasons why it fails. */
export interface NearMiss {
  geometry: CoilGeometry
  figures: CandidateFigures
  shortfalls: readonly Shortfall[]
}

/** The results of a search in some families of coils. */
export type Findings = Found<Omit<Candidate, 'isOnFront'>, NearMiss, Shortfall['of']>

export interface DesignAnswer extends Omit<Findings, 'candidates'> {
  candidates: Candidate[]
  /** Number found before the list was cut. */
  found: number
}

/** Rates a coil: the engine's `rateCoil`, or one that also counts. */
export type Rate = (input: CoilInput) => CoilRating
