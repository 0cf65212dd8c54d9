import { randomInt } from 'node:crypto'
import { limits } from '../config/limits'
import { minutesAfter } from '../process/clock'

const { digits, minutes } = limits.mailedCode

/** A code that is sent by mail and typed in. It is stored hashed like a password, because it is short. */
export function newMailedCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** When a code that was sent at `now` expires. */
export function mailedCodeEnd(now: Date): Date {
  return minutesAfter(now, minutes)
}

/** Until when a code that is asked for at `now` may wait to be sent; its own lifetime begins when it is sent. */
export function unsentCodeEnd(now: Date): Date {
  return minutesAfter(now, limits.mailQueue.codeMinutes + minutes)
}
