/** What the type of a coil means for its fields. */
import type {
  CoilRequest as Any,
  Asked,
  BareCoil,
  CondenserCoil,
  EvaporatorCoil,
  FluidCoil,
  SteamCoil,
} from '../../../engine/coils/coil'
import { coilType } from '../../../engine/options/coilType'
import { uncapitalized } from '../../display/sentence'
import { oilNames, ownFluidName, solutionNames } from './fluidChoices'

export const isFluid = (input: Any): input is Asked<FluidCoil> => input.coilType === 'FLUID'
export const isEvaporator = (input: Any): input is Asked<EvaporatorCoil> => input.coilType === 'EVAP'
export const isSteam = (input: Any): input is Asked<SteamCoil> => 'steam' in input
export const isCondenser = (input: Any): input is Asked<CondenserCoil> =>
  input.coilType === 'COND' || input.coilType === 'REHEAT'
export const isBare = (input: Any): input is Asked<BareCoil> => input.coilType === 'NONE'

/** Whether what flows in the tubes changes its phase there. */
export const changesPhase = (input: Any) => isSteam(input) || 'refrigerant' in input

/** Steam that enters hotter than it condenses. */
export const isSuperheated = (input: Any) => input.coilType.startsWith('SUPER_')

/** Steam from a perforated tube inside the tube. */
export const isDistributing = (input: Any) => input.coilType.endsWith('_DISTR')

/** A solute in water, of which the share must be known. */
export const isSolution = (input: Any) => isFluid(input) && solutionNames.includes(input.fluid.name)

/** A fluid by the user's own table. */
export const isOwnFluid = (input: Any) => isFluid(input) && input.fluid.name === ownFluidName

/** What a coil of this type can do: most types do one thing only. */
export function applicationsOf(type: Any['coilType']): readonly Any['application'][] {
  if (type === 'FLUID' || type === 'NONE') return ['Cooling', 'Heating']
  return type === 'EVAP' ? ['Cooling'] : ['Heating']
}

/** What is in the tubes, as a name in a sentence or a title. */
export function tubeFluidName(input: Any): string {
  if (isFluid(input)) return isOwnFluid(input) ? 'Own fluid' : input.fluid.name
  if (isSteam(input)) return 'Steam'
  return 'refrigerant' in input ? input.refrigerant.name : 'None'
}

/** What is in the tubes, within a sentence: refrigerants and brands keep their capitals. A name of over `room` signs is "fluid". */
export function tubeStream(input: Any, room = 99): string {
  const name = tubeFluidName(input)
  if (name.length > room) return 'fluid'
  return 'refrigerant' in input || oilNames.includes(name) ? name : uncapitalized(name)
}

/** The side of the tubes, as its results are headed. */
export function tubeSideName(input: Any): string {
  if (isFluid(input)) return 'Fluid side'
  if (isSteam(input)) return 'Steam side'
  return 'refrigerant' in input ? 'Refrigerant side' : 'Tubes'
}

/** The same with what flows there. */
export function tubeSideTitle(input: Any): string {
  if (isSteam(input) || isBare(input)) return tubeSideName(input)
  return 'refrigerant' in input ? `Refrigerant ${tubeStream(input)}` : `${tubeSideName(input)}, ${tubeStream(input)}`
}

/** Types in the order in which a person looks for them, by what the enumeration calls them. */
export const coilTypeChoices = (
  ['FLUID', 'EVAP', 'COND', 'REHEAT', 'STEAM', 'STEAM_DISTR', 'SUPER_STEAM', 'SUPER_STEAM_DISTR', 'NONE'] as const
).map(value => ({ value, label: coilType.describe(value) }))
