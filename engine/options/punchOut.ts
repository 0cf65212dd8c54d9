import { enumeration } from './enumeration'

/** In which rows tube holes stay unused so that the circuits divide the tubes. */
export const punchOut = enumeration('punch-out location', { front: 'Front', back: 'Back', all: 'All' })
