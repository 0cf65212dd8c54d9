/** How a coil is solved tube by tube. SI. */
import type { Top } from '../circuitry/checkGravity'
import type { MixingKind } from './airMixing'
import type { FaceGrid } from './faceGrid'

/** The numbers of segments of a tube to choose from; more change the heat by less than the laws are known. */
export const segmentChoices = [1, 3, 5, 10, 20] as const

/** A quantity that is held, by the flow or by the dew temperature of the known pressure: [K] or [W]. */
export interface HeldTarget {
  kind: 'superheat' | 'subcooling' | 'capacity'
  value: number
  by: 'flow' | 'pressure'
}

/** The lead to a branch: its pressure drop at a flow [Pa, kg/s], or else its length and inside diameter [m]. */
export interface Lead {
  drop?: number
  flow?: number
  length?: number
  bore?: number
}

export interface SegmentSettings {
  /** Segments of a tube: 3 for one phase, 5 for two, 10 above the critical pressure where left out. */
  segments?: number
  /** How the air meets the next row: `half` for staggered tubes and `straight` for others where left out. */
  mixing?: MixingKind
  /** Conduction from tube to tube through the fins; off where left out. */
  conduction?: 'off' | 'on'
  /** Rows, from 0, behind which the fins are cut. */
  slits?: readonly number[]
  /** Entering air over the face: relative flow, dry bulb [K], humidity ratio [kg/kg dry air]; even where left out. */
  profile?: { flow?: FaceGrid; dryBulb?: FaceGrid; humidityRatio?: FaceGrid }
  /**
   * Side of a coil with horizontal tubes that is up: the weight of its fluid counts between tubes of different heights
   * and along the headers. Where left out it does not.
   */
  top?: Top
  /** The lead to each branch at the inlet header. */
  leads?: readonly Lead[]
  /**
   * Share of the fluid of each branch; where left out, all parallel ways lose the same pressure.
   */
  shares?: readonly number[]
  /** Replaces the given quantity of the coil. */
  hold?: HeldTarget
  limits?: { sweeps?: number; tolerance?: number }
}
