/** A mist before a machine, as a document: air, water, limits of its control, and what things cost. */
import type { Worth } from '../economics/cashFlow'
import type { Machine } from './machine'
import type { Nozzle } from './nozzles'

export interface MistInput {
  /** Of dry bulb towards wet bulb [0..1]. */
  readonly effectiveness: number
  /** Air through the intake, at the state of the air that enters [m3/s]. */
  readonly airflow: number
  readonly machine: Machine
  /** Share of the water that evaporates before the coil [0..1]; the rest drains. 0.8 where left out. */
  readonly evaporatedShare?: number
  readonly control?: MistControl
  readonly spray?: Spray
  readonly water?: WaterQuality
}

/** When the mist runs: from a dry bulb, and a depression, on. [K] */
export interface MistControl {
  readonly lockout?: number
  readonly depression?: number
}

/** Nozzles, and the way of the droplets to the coil. */
export interface Spray {
  readonly nozzle: Nozzle
  /** [Pa] */
  readonly pressure: number
  readonly stages: number
  /** Face of the intake [m2] and distance from the nozzles to the coil [m]. */
  readonly face: number
  readonly distance: number
}

/** Water from the main: hardness as calcium carbonate and dissolved solids [kg/m3]. */
export interface WaterQuality {
  readonly hardness?: number
  readonly dissolved?: number
  readonly isRecirculated?: boolean
}

/** Prices: energy [money/J], demand [money/W month], water, sewer and treatment [money/m3], carbon [money/kg]. */
export interface MistPrices {
  readonly electricity?: number
  readonly demand?: number
  readonly water?: number
  readonly sewer?: number
  readonly treatment?: number
  readonly carbon?: number
  /** Carbon dioxide of electricity [kg/J]. */
  readonly carbonIntensity?: number
}

export type MistWorth = Omit<Worth, 'savings'>

/** 23.9 °C (75 °F), 5 K, and the share of water that evaporates. */
export const usualMist = { lockout: 297.05, depression: 5, evaporatedShare: 0.8 } as const
