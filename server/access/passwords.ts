/** Passwords: how they are hashed, verified and made. */
import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { passwordRules } from '../../shared/validation/patterns'
import { inTurn } from './hashingTurns'

/** argon2id (the library's own default), 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const parametersText = '$argon2id$v=19$m=19456,t=2,p=1$'

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
