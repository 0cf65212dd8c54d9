/** What no request may hold, whatever its contract says. */

import { limits } from '../limits'
import { isText } from '../wording/characters'

/** Keys that could reach an object's prototype; no field of ours has such a name. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

export interface Fault {
  path: readonly string[]
  /** Too deep, a name that is not allowed, or a text with a character that none can hold. */
  kind: 'depth' | 'key' | 'text'
}

/** Each place of a value that was parsed at which something is too deep, named like a part of a prototype, or no text. */
export function faultsIn(value: unknown, path: readonly string[] = []): Fault[] {
  if (typeof value === 'string') return isText(value) ? [] : [{ path, kind: 'text' }]
  if (typeof value !== 'object' || value === null) return []
  if (path.length > limits.body.depth) return [{ path, kind: 'depth' }]
  return Object.entries(value).flatMap(([key, part]) =>
    isSoundKey(key) ? faultsIn(part, [...path, key]) : [{ path: [...path, key], kind: 'key' as const }],
  )
}

/** Whether there is no such place. */
export function isSound(value: unknown): boolean {
  return faultsIn(value).length === 0
}

function isSoundKey(key: string): boolean {
  return !forbiddenKeys.has(key) && isText(key)
}
