/**
 * Whether something was entered, as the specification counts it: a number greater than 0, or a text that is neither
 * empty nor NONE. Only for what must be positive, such as a length or a flow: never for a temperature or an altitude,
 * whose 0 and below are values like any other.
 */
export function hasValue(value: string | number | null | undefined): boolean {
  if (value === null || value === undefined || value === 'NONE') return false
  const number = Number(value)
  return Number.isNaN(number) ? typeof value === 'string' : number > 0
}
