/** The scale on which a reader sees a quantity: its zero and the step of its last shown digit, in SI. */
export interface ShownScale {
  zero: number
  step: number
}

/**
 * Whether a value is above its limit for a reader who sees both with as many digits as the scale has.
 *
 * @param value  the value [SI]
 * @param limit  the limit [SI]
 * @param scale  zero and step of the numbers that are shown [SI]; where it is left out, every digit counts
 * @returns true where the shown value is above the shown limit: 55.0 is not above 55.0
 *
 * Valid for finite numbers and a positive step.
 *
 * Source: definition.
 */
export function isShownAbove(value: number, limit: number, scale?: ShownScale): boolean {
  if (!scale) return value > limit
  const digits = (number: number) => Math.round((number - scale.zero) / scale.step)
  return digits(value) > digits(limit)
}
