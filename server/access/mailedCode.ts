import { randomInt } from 'node:crypto'
import { minutesAfter } from '../clock'
import { limits } from '../limits'

const { digits, minutes } = limits.mailedCode

/** A code that goes out by mail and is typed back. It is stored hashed like a password: it is short. */
export function newMailedCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

export function mailedCodeEnd(now: Date): Date {
  return minutesAfter(now, minutes)
}
