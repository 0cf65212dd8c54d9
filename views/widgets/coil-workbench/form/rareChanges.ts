/** Changes that need more than the form: examples of other coils, properties of air. */
export { withApplication, withCoilType } from './duty'
export { withKind } from './kinds'
