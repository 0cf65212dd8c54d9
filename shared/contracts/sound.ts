/** What no request may hold, whatever its contract says. */
import { limits } from '../limits'

/** Keys that could reach an object's prototype; no field of ours has such a name. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** The character that no database keeps in a text, and halves of characters, which are no text at all. */
const unfitForText = /\0|\p{Surrogate}/u

/** Whether nothing in a value that was parsed is too deep, named like a part of a prototype, or no text. */
export function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unfitForText.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > limits.body.depth) return false
  return Object.entries(value).every(([key, part]) => isSoundKey(key) && isSound(part, depth + 1))
}

function isSoundKey(key: string): boolean {
  return !forbiddenKeys.has(key) && !unfitForText.test(key)
}
