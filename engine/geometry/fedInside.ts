/**
 * Whether a coil is fed through tubes within its tubes.
 *
 * @param coil  code of its type
 * @returns     true of the distributing coils of steam
 *
 * Valid for every coil type.
 *
 * Source: construction of coils with an inner tube.
 */
export const isFedInside = ({ coilType }: { coilType: string }): boolean => coilType.endsWith('_DISTR')
