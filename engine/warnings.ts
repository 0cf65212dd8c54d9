/** Warnings of a result: data beside the value, never an exception. */

/** Severity of a warning: `info` for information, `warning` to act on, `error` if the result must not be used. */
export type WarningSeverity = 'info' | 'warning' | 'error'

/** One warning about a result. */
export interface Warning {
  /** Stable code of the notice, such as `FACE_VEL_HIGH` or `out-of-range`. */
  code: string
  severity: WarningSeverity
  /** One plain sentence with the number that caused the warning, in SI units. */
  message: string
  /** The input to change, as a path into the input document (`geometry.finPitch`), or the dimensionless group. */
  input?: string
  /**
   * The value found and the limits that it exceeds, in SI units, so that a page can show them in the reader's units.
   */
  value?: number
  limits?: readonly [min: number, max: number]
  /** Quantity of `value` and `limits`, for conversion to other units. */
  quantity?: string
}

/** A value with its warnings. */
export interface Checked<T> {
  value: T
  warnings: Warning[]
}

/** Fitted ranges of a correlation by input name. */
export type Ranges = Readonly<Record<string, readonly [min: number, max: number]>>

/**
 * Warnings for each input that lies outside the range for which a method was fitted.
 *
 * @param method  name of the method, for the message
 * @param inputs  the inputs by name, in the units of `ranges`
 * @param ranges  [min, max] by input name
 * @returns       one warning for each input outside its range: `info` within 10 % of the limit, `warning` beyond
 */
export function outOfRange(method: string, inputs: Readonly<Record<string, number>>, ranges: Ranges): Warning[] {
  const warnings: Warning[] = []
  for (const name in ranges) {
    const value = inputs[name]
    if (value === undefined) continue
    const limits = ranges[name]!
    const [min, max] = limits
    if (value >= min && value <= max) continue
    const distance = value < min ? (min - value) / Math.abs(min || 1) : (value - max) / Math.abs(max || 1)
    warnings.push({
      code: 'out-of-range',
      severity: distance <= 0.1 ? 'info' : 'warning',
      message: `${method}: ${name} ${Number(value.toPrecision(4))} is outside the fitted range ${min} to ${max}`,
      input: name,
      value,
      limits,
    })
  }
  return warnings
}
