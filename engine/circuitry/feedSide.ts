import type { TubeSide } from './circuits'

/** The end of the coil across from one. */
export const acrossFrom = (side: TubeSide): TubeSide => (side === 'front' ? 'rear' : 'front')

/**
 * The end of the coil where an inlet is fed.
 *
 * @param side    the end of the tube where the flow in it begins
 * @param inside  whether the fluid gets there through an inner tube, see `isFedInside`
 * @returns the same end; through an inner tube the one across from it
 *
 * Valid for any circuit.
 *
 * Source: construction of coils with an inner tube.
 */
export const feedSide = (side: TubeSide, inside: boolean): TubeSide => (inside ? acrossFrom(side) : side)
