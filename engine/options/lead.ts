import { enumeration } from './enumeration'

/** Connection leads, interpreted as long, short and in-line stubs (an assumption). */
export const lead = enumeration('lead', { L1: 'L1', L2: 'L2', S1: 'S1', S2: 'S2', IL: 'IL' })
