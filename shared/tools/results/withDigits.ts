/**
 * The same data with fewer digits, for what is only shown.
 *
 * @param value   data without cycles
 * @param digits  significant digits that are kept, 1 to 17
 */
export function withDigits<Value>(value: Value, digits: number): Value {
  if (typeof value === 'number') return Number(value.toPrecision(digits)) as Value
  if (Array.isArray(value)) return value.map(one => withDigits(one, digits)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDigits(one, digits)])) as Value
}
