/** Changes that need more code: examples of other coils, and properties of air. */
export { withApplication, withCoilType } from './duty'
export { withKind } from './kinds'
