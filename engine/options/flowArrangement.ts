import { enumeration } from './enumeration'

/** Flow arrangement of the fluid against the air. `user defined` is the drawn circuitry of the segmented program. */
export const flowArrangement = enumeration('flow arrangement', {
  counter: 'Counter',
  cross: 'Cross',
  parallel: 'Parallel',
  'zig-zag': 'Zig-zag',
  auto: 'Auto',
  'user defined': 'User defined',
})
