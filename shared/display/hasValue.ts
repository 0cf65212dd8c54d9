/**
 * Whether a value was entered, by the definition of the specification: a number greater than 0, or a text that is
 * neither empty nor NONE. Only for positive quantities such as a length or a flow: never for a temperature or an
 * altitude, where 0 and negative numbers are valid.
 */
export function hasValue(value: string | number | null | undefined): boolean {
  if (value === null || value === undefined || value === 'NONE') return false
  const number = Number(value)
  return Number.isNaN(number) ? typeof value === 'string' : number > 0
}
