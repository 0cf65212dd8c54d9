/**
 * Password hashing with a limit: as many at once as there are cores, a short queue shared by address, then a refusal.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { messages } from '../../shared/texts'
import { passwordRules } from '../../shared/validation/patterns'
import { limits } from '../config/limits'
import { createQueue } from '../process/queue'
import { networkOf } from './throttle'

/** argon2id (the library's own default), 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const parametersText = '$argon2id$v=19$m=19456,t=2,p=1$'

const { waiting, waitingOfAddress: waitingOfShare, waitMs, backgroundWaitMs: slowWaitMs } = limits.hashing
const places = availableParallelism()
const queue = createQueue({
  ...{ places, waiting, waitingOfShare, waitMs, slowWaitMs },
  slowPlaces: Math.max(1, places - 1),
  busy: messages.busy,
})

/** Requests of waiting people come before background work, and one address cannot delay another. */
async function inTurn<T>(address: string | undefined, work: () => Promise<T>): Promise<T> {
  const isSlow = address === undefined
  const leave = await queue.take({ isSlow, share: isSlow ? undefined : networkOf(address), signal: undefined })
  try {
    return await work()
  } finally {
    leave()
  }
}

/**
 * `address` is that of the waiting client; without one it is background work. Throws BusyError if it waits too long.
 */
export function hashPassword(password: string, address?: string): Promise<string> {
  return inTurn(address, () => hash(password, parameters))
}

/** Without a hash it verifies against a fixed dummy, so that an unknown account takes the same time. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  address?: string,
): Promise<boolean> {
  const isRight = await inTurn(address, async () => verify(stored ?? (await hashOfNothing()), password))
  return isRight && Boolean(stored)
}

export function hasOldParameters(stored: string): boolean {
  return !stored.startsWith(parametersText)
}

let nothing: Promise<string> | undefined

/** A hash that no password matches: made once, of random bytes that are not kept. */
export function hashOfNothing(): Promise<string> {
  nothing ??= hash(randomBytes(32), parameters)
  return nothing
}

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password within the rule, without characters that look alike. */
export function randomPassword(length = 14): string {
  for (;;) {
    const password = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
    if (passwordRules.every(rule => rule.passes(password))) return password
  }
}
