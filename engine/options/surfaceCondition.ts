import { enumeration } from './enumeration'

/** Whether water may condense on the fins. */
export const surfaceCondition = enumeration('surface condition', { Wet: 'Wet', Dry: 'Dry' })
