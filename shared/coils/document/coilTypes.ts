/** The meaning of the coil type for the fields of a coil. */
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

/** Whether the fluid changes its phase in the tubes. */
export const changesPhase = (input: Any) => isSteam(input) || 'refrigerant' in input

/** Steam that enters above its saturation temperature. */
export const isSuperheated = (input: Any) => input.coilType.startsWith('SUPER_')

/** A solution in water, which needs a concentration. */
export const isSolution = (input: Any) => isFluid(input) && solutionNames.includes(input.fluid.name)

/** A fluid with the user's own table of properties. */
export const isOwnFluid = (input: Any) => isFluid(input) && input.fluid.name === ownFluidName

/** The applications of a coil type: most types have only one. */
export function applicationsOf(type: Any['coilType']): readonly Any['application'][] {
  if (type === 'FLUID' || type === 'NONE') return ['Cooling', 'Heating']
  return type === 'EVAP' ? ['Cooling'] : ['Heating']
}

/** The name of the fluid in the tubes, for a sentence or a title. */
export function tubeFluidName(input: Any): string {
  if (isFluid(input)) return isOwnFluid(input) ? 'Own fluid' : input.fluid.name
  if (isSteam(input)) return 'Steam'
  return 'refrigerant' in input ? input.refrigerant.name : 'None'
}

/** The fluid within a sentence: refrigerants and brands keep capitals. A name longer than `room` becomes "fluid". */
export function tubeStream(input: Any, room = 99): string {
  const name = tubeFluidName(input)
  if (name.length > room) return 'fluid'
  return 'refrigerant' in input || oilNames.includes(name) ? name : uncapitalized(name)
}

/** The heading of the results of the tube side. */
export function tubeSideName(input: Any): string {
  if (isFluid(input)) return 'Fluid side'
  if (isSteam(input)) return 'Steam side'
  return 'refrigerant' in input ? 'Refrigerant side' : 'Tubes'
}

/** The same heading with the name of the fluid. */
export function tubeSideTitle(input: Any): string {
  if (isSteam(input) || isBare(input)) return tubeSideName(input)
  return 'refrigerant' in input ? `Refrigerant ${tubeStream(input)}` : `${tubeSideName(input)}, ${tubeStream(input)}`
}

/** The coil types in the order in which readers look for them, with the labels of the enumeration. */
export const coilTypeChoices = (
  ['FLUID', 'EVAP', 'COND', 'REHEAT', 'STEAM', 'STEAM_DISTR', 'SUPER_STEAM', 'SUPER_STEAM_DISTR', 'NONE'] as const
).map(value => ({ value, label: coilType.describe(value) }))
