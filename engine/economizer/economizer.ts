/** An economizer as a document, and as rated. */
import type { Boiler, BoilerInput, Combustion, CombustionInput, OtherLosses } from '../combustion'
import type { Warning } from '../warnings'
import type { Draft, Stack } from './draft'
import type { Stage, StageRating } from './stage'

/** Limits of a user; those of practice where left out. */
export interface EconomizerLimits {
  /** Of the gas [Pa]. */
  readonly gasDrop?: number
  /** Coldest gas that may leave [K]. */
  readonly gasOut?: number
  /** Metal above the dew point [K]. */
  readonly dewMargin?: number
  /** Water below its boiling point [K]. */
  readonly steamingMargin?: number
  /** Of the water [Pa]. */
  readonly waterDrop?: number
}

/** Where the gas comes from: a boiler, or a stream that is known [kg/s, K], of water that boils or is supplied at [K]. */
export type GasSource =
  | { readonly kind: 'boiler'; readonly boiler: Omit<BoilerInput, 'airTemperature' | 'losses' | 'load'> }
  | { readonly kind: 'gas'; readonly massFlow: number; readonly temperature: number; readonly boiling?: number }

/** A bank of a unit, whose water is the boiler's feedwater where its flow or its temperature is left out. */
export type UnitStage = Omit<Stage, 'waterFlow' | 'waterIn'> & {
  readonly waterFlow?: number
  readonly waterIn?: number
  /** Whether a pump keeps the flow at every load; else it goes with the load. */
  readonly pumped?: boolean
  /** Whether the feedwater is let in whole or not at all; else it follows the load. */
  readonly onOff?: boolean
}

/** An economizer. Temperatures [K]. */
export interface EconomizerInput {
  readonly firing: CombustionInput
  /** Of the combustion air; 80 °F where left out. */
  readonly airTemperature?: number
  readonly losses?: OtherLosses
  readonly source: GasSource
  /** In the direction of the gas: one, or the hot one before the one that condenses. */
  readonly stages: readonly UnitStage[]
  readonly stack?: Stack
  readonly limits?: EconomizerLimits
}

/** A load of the boiler: heat given over that of full load [-], with its own air and stack temperature where they are known. */
export interface PartLoad {
  readonly load: number
  readonly air?: CombustionInput['air']
  readonly stackTemperature?: number
}

/** An economizer in balance, at a load. SI. */
export interface EconomizerRating {
  readonly load: number
  readonly gas: Combustion
  readonly boiler?: Boiler
  readonly fired: number
  readonly fuelFlow: number
  readonly gasFlow: number
  readonly gasIn: number
  readonly gasOut: number
  readonly gasDrop: number
  readonly heat: number
  readonly condensate: number
  /** By the higher heating value [-]: without the economizer, and at the same output with it. */
  readonly efficiencyBefore: number
  readonly efficiencyAfter: number
  /** Heat of the fuel that is not fired any more [W], by the higher heating value, and its carbon dioxide [kg/s]. */
  readonly fuelSaved: number
  readonly carbonSaved: number
  readonly stages: readonly StageRating[]
  readonly draft?: Draft
  readonly warnings: readonly Warning[]
}
