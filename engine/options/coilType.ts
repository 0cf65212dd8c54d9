import { enumeration } from './enumeration'

/** The fluid in the tubes. */
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

/** Short names of some coil types, as used by other programs. */
export const namedCoilType = enumeration('named coil type', {
  FLUID: 'fluid',
  STEAM: 'steam',
  STEAM_DISTR: 'steamDistr',
  EVAP: 'evap',
  COND: 'cond',
  REHEAT: 'reheat',
  NONE: 'none',
})
