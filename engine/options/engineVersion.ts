import { enumeration } from './enumeration'

/** The set of methods that rates the coil; `compare` runs both. */
export const engineVersion = enumeration('engine version', {
  original: 'Original',
  v2025: 'v2025',
  compare: 'Compare',
})
