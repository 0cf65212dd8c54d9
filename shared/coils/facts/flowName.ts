import type { CoilRating } from '../../../engine/coils/coil'

const names = {
  counter: 'counterflow',
  parallel: 'parallel flow',
  cross: 'cross-flow',
  'zig-zag': 'zig-zag',
  'user defined': 'as drawn',
} as const

/** The flow arrangement in words; a coil without a duty has no flow. */
export const flowName = ({ arrangement }: CoilRating) => (arrangement ? names[arrangement.applied] : 'no flow')
