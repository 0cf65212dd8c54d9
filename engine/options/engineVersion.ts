import { enumeration } from './enumeration'

/** Which bundle of methods rates the coil; `compare` runs both. */
export const engineVersion = enumeration('engine version', {
  original: 'Original',
  v2025: 'v2025',
  compare: 'Compare',
})
