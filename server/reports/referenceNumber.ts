import { createHash } from 'node:crypto'

/** Letters and digits that do not look alike. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number such as `CW-7K3M-Q0TD-58XA` from the content of a report: the same items always have the same number. */
export function referenceNumber(content: unknown): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest()
  const text = [...hash.subarray(0, 12)].map(byte => signs[byte % signs.length]).join('')
  return `CW-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}

/** Objects with sorted keys, because a database may return them in another order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
