import { createHash } from 'node:crypto'

/** Letters and figures that are not taken for one another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number such as `CW-7K3M-Q0TD-58XA` by what a report is made of: the same items always have the same one. */
export function referenceNumber(content: unknown): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest()
  const text = [...hash.subarray(0, 12)].map(byte => signs[byte % signs.length]).join('')
  return `CW-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}

/** Objects by the order of their keys: a database gives them back in another order than they were sent. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
