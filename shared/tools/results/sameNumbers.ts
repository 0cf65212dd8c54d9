/** Whether the numbers of two ratings are equal, with a tolerance for rounding in the database. */
export function sameNumbers(then: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): boolean {
  return Object.entries(then).every(([name, value]) => {
    const other = now[name] ?? Number.NaN
    return Math.abs(other - value) <= 1e-9 * Math.max(Math.abs(value), Math.abs(other))
  })
}
