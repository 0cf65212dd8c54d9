/** Content that no request may have, whatever its contract says. */

import { limits } from '../limits'
import { isText } from '../wording/characters'

/** Keys that could change an object's prototype; no field of a contract has such a name. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

export interface Fault {
  path: readonly string[]
  /** Nesting that is too deep, a forbidden key, or a text with a character that cannot be stored. */
  kind: 'depth' | 'key' | 'text'
}

/** Every path in a parsed value where nesting is too deep, a key is forbidden, or a text is not valid. */
export function faultsIn(value: unknown, path: readonly string[] = []): Fault[] {
  if (typeof value === 'string') return isText(value) ? [] : [{ path, kind: 'text' }]
  if (typeof value !== 'object' || value === null) return []
  if (path.length > limits.body.depth) return [{ path, kind: 'depth' }]
  return Object.entries(value).flatMap(([key, part]) =>
    isSoundKey(key) ? faultsIn(part, [...path, key]) : [{ path: [...path, key], kind: 'key' as const }],
  )
}

/** Whether a value has no such fault. */
export function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > limits.body.depth) return false
  if (Array.isArray(value)) return value.every(part => isSound(part, depth + 1))
  for (const key of Object.keys(value)) {
    if (!isSoundKey(key) || !isSound((value as Record<string, unknown>)[key], depth + 1)) return false
  }
  return true
}

function isSoundKey(key: string): boolean {
  return !forbiddenKeys.has(key) && isText(key)
}
