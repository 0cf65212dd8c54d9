/** Password hashing with a budget: so many at once as there are cores, a short queue in shares by address, then a refusal. */
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

/** People who wait come before work that nobody waits for, and one address keeps nobody of another waiting. */
async function inTurn<T>(address: string | undefined, work: () => Promise<T>): Promise<T> {
  const isSlow = address === undefined
  const leave = await queue.take({ isSlow, share: isSlow ? undefined : networkOf(address), signal: undefined })
  try {
    return await work()
  } finally {
    leave()
  }
}

/** `address` is of who waits for it; without one it is work in the background. BusyError where its turn does not come. */
export function hashPassword(password: string, address?: string): Promise<string> {
  return inTurn(address, () => hash(password, parameters))
}

/** Against a fixed dummy where there is no hash, so that an unknown account costs the same time. */
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

/** A hash that no password matches, made once: of bytes that nobody has seen. */
export function hashOfNothing(): Promise<string> {
  nothing ??= hash(randomBytes(32), parameters)
  return nothing
}

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password within the rule, of characters that are not mistaken for each other. */
export function randomPassword(length = 14): string {
  for (;;) {
    const password = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
    if (passwordRules.every(rule => rule.passes(password))) return password
  }
}
