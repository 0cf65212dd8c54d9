/** Path of the first number that is not finite, if any. */
export function notFinite(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = notFinite(inner, `${path}.${name}`)
    if (found) return found
  }
  return undefined
}
