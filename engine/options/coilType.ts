import { enumeration } from './enumeration'

/** What flows in the tubes. */
export const coilType = enumeration('coil type', {
  NONE: 'None',
  EVAP: 'Evaporator',
  STEAM: 'Steam',
  STEAM_DISTR: 'Steam distributing',
  COND: 'Condenser',
  FLUID: 'Fluid',
  SUPER_STEAM: 'Superheated steam',
  SUPER_STEAM_DISTR: 'Superheated steam distributing',
  REHEAT: 'Reheat',
})

/** Short names of the coil types that have one, as other programs write them. */
export const namedCoilType = enumeration('named coil type', {
  FLUID: 'fluid',
  STEAM: 'steam',
  STEAM_DISTR: 'steamDistr',
  EVAP: 'evap',
  COND: 'cond',
  REHEAT: 'reheat',
  NONE: 'none',
})
