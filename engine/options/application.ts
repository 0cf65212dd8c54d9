import { enumeration } from './enumeration'

/** The effect of the coil on the air. */
export const application = enumeration('coil application', { Heating: 'Heating', Cooling: 'Cooling' })
