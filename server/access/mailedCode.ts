import { randomInt } from 'node:crypto'
import { limits } from '../config/limits'
import { minutesAfter } from '../process/clock'

const { digits, minutes } = limits.mailedCode

/** A code that goes out by mail and is typed back. It is stored hashed like a password: it is short. */
export function newMailedCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** Of a code that was sent at `now`. */
export function mailedCodeEnd(now: Date): Date {
  return minutesAfter(now, minutes)
}

/** Of a code that is asked for at `now` and waits to be sent: its time proper begins then. */
export function unsentCodeEnd(now: Date): Date {
  return minutesAfter(now, limits.mailQueue.codeMinutes + minutes)
}
