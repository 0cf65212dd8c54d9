/**
 * Stands in for the package that hashes passwords: its own argon2id, with 64 KiB and one pass. A hash as in production
 * takes 20 ms of the processor by design, and tests of accounts make thousands. Each text names what it was made with,
 * so that any process can verify it, and the product renews it at sign-in as it does with every older one.
 */
import { createRequire } from 'node:module'

const library = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

const least = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const
let isLight = true

/** Bytes are no password: they stand for an account that nobody has, once for all tests of this process. */
export const hash: typeof library.hash = (secret, options, signal) =>
  library.hash(secret, isLight && typeof secret === 'string' ? { ...options, ...least } : options, signal)

export const verify = library.verify

/** Hashes from now on as in production, until `whenOver` (`afterAll` or `onTestFinished`) calls back. */
export function hashAsInProduction(whenOver: (end: () => void) => void): void {
  isLight = false
  whenOver(() => {
    isLight = true
  })
}

/** The kind of hash that is made now, for those who keep one. */
export const kindOfHash = () => (isLight ? 'light' : 'as in production')
