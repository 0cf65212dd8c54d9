/**
 * The quality of a fluid that still has liquid, for two digits: it is never told as dry.
 *
 * @param quality  quality below 1 [-]
 * @returns        at most 0.99 [-]
 *
 * Valid for any quality below 1.
 *
 * Source: definition.
 */
export const wetQuality = (quality: number): number => Math.min(0.99, quality)
