import type { CoilRating } from '../../../engine/coils/coil'

const names = { counter: 'counterflow', parallel: 'parallel flow', cross: 'cross-flow', 'zig-zag': 'zig-zag' } as const

/** How the fluid met the air; nothing flows in a coil without a duty. */
export const flowName = ({ arrangement }: CoilRating) => (arrangement ? names[arrangement.applied] : 'no flow')
