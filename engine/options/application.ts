import { enumeration } from './enumeration'

/** What the coil does to the air. */
export const application = enumeration('coil application', { Heating: 'Heating', Cooling: 'Cooling' })
