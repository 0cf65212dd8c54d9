import { enumeration } from './enumeration'

/** Whether each row of tubes is offset from the one before. */
export const tubePattern = enumeration('tube pattern', { Staggered: 'Staggered', Inline: 'Inline' })
