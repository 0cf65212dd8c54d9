import { EngineError } from '../errors'

/**
 * Radius ratio of the round fin that is equivalent to the piece of plate around one tube.
 *
 * @param input.transversePitch    tube spacing across the air [m]
 * @param input.longitudinalPitch  tube spacing along the air [m]
 * @param input.collarDiameter     diameter over the fin collar [m]
 * @param input.pattern            `Staggered` (hexagon) or `Inline` (rectangle)
 * @returns equivalent tip radius over collar radius [-], at least 1.0001
 *
 * Valid for plates whose longer side is not more than about twice the shorter; the sides are swapped where needed, so
 * that their ratio is at least 1.
 *
 * Source: T. E. Schmidt, Refrigerating Engineering 57 (1949) 351-357.
 */
export function schmidtRadiusRatio(input: {
  transversePitch: number
  longitudinalPitch: number
  collarDiameter: number
  pattern: 'Staggered' | 'Inline'
}): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter, pattern } = input
  if (!(Pt > 0 && Pl > 0 && collarDiameter > 0)) {
    throw new EngineError('not-positive', 'pitches and collar diameter must be positive', input)
  }
  const radius = collarDiameter / 2
  if (pattern === 'Inline') {
    const longer = Math.max(Pt, Pl) / 2
    const shorter = Math.min(Pt, Pl) / 2
    return Math.max(1.0001, 1.28 * (shorter / radius) * Math.sqrt(longer / shorter - 0.2))
  }
  const across = Pt / 2
  const diagonal = Math.hypot(Pl, Pt / 2) / 2
  const shorter = Math.min(across, diagonal)
  const longer = Math.max(across, diagonal)
  // In equilateral layouts both sides are equal up to rounding; only then does their order not matter.
  const [first, second] = diagonal >= across * (1 - 1e-3) ? [across, diagonal] : [shorter, longer]
  return Math.max(1.0001, 1.27 * (first / radius) * Math.sqrt(second / first - 0.3))
}
