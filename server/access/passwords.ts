/** Password hashing with a budget: so many at once as there are cores, a short queue, then a refusal. */
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { passwordRules } from '../../shared/patterns'
import { messages } from '../../shared/texts'
import { BusyError } from '../busyError'

/** argon2id (the library's own default), 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const parametersText = '$argon2id$v=19$m=19456,t=2,p=1$'
const longestWaitMs = 2_000

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) await turn()
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Resolves when a place is handed over; it is then counted already. */
function turn(): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1)
      reject(new BusyError(messages.busy, 'too many sign-ins at once'))
    }, longestWaitMs)
    function go() {
      clearTimeout(timer)
      resolve()
    }
    waiting.push(go)
  })
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters))
}

/** Against a fixed dummy where there is no hash, so that an unknown account costs the same time. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(async () => verify(stored ?? (await dummyHash()), password))
  return isRight && Boolean(stored)
}

export function hasOldParameters(stored: string): boolean {
  return !stored.startsWith(parametersText)
}

let dummy: Promise<string> | undefined
function dummyHash(): Promise<string> {
  dummy ??= hash('no account has this password', parameters)
  return dummy
}

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password within the rule, of characters that are not mistaken for each other. */
export function randomPassword(length = 14): string {
  for (;;) {
    const password = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
    if (passwordRules.every(rule => rule.passes(password))) return password
  }
}
