import type { CoilGeometry } from '../coils/coil'

/**
 * Tubes in a row.
 *
 * @param geometry  finned height and transverse pitch [m]
 * @returns the nearest whole number of transverse pitches, at least one
 *
 * Valid for any positive sizes.
 *
 * Source: definition.
 */
export const tubesHighOf = ({
  finnedHeight,
  transversePitch,
}: Pick<CoilGeometry, 'finnedHeight' | 'transversePitch'>) => Math.max(1, Math.round(finnedHeight / transversePitch))
