/** Authenticator apps of people in tests. */
import { hashPassword } from '../../server/access/passwords'
import { recoveryCodeIn } from '../../server/access/recoveryCodes'
import { codeOf, newSecret, stepOf } from '../../server/access/totp'
import { createSecretBox } from '../../server/secrets/secretBox'
import type { House } from './house'
import type { Person } from './people'
import type { Visitor } from './visitor'

export interface App {
  /** The code that it shows now, or some steps from now. */
  code(steps?: number): string
}

function appOf({ clock }: House, secret: Buffer): App {
  return { code: (steps = 0) => codeOf(secret, stepOf(clock.now()) + steps) }
}

/** An app with the given base32 key. */
export function appWithKey(house: House, key: string): App {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replace(/\s/g, '')].map(one => alphabet.indexOf(one).toString(2).padStart(5, '0')).join('')
  return appOf(house, Buffer.from(bits.match(/.{8}/g)?.map(byte => Number.parseInt(byte, 2)) ?? []))
}

/** Turns two-step login on for a person, without the page; `recovery` are their recovery codes. */
export async function hasApp(house: House, { id }: Person, recovery: readonly string[] = []): Promise<App> {
  const { db, clock, config } = house.parts
  const secret = newSecret()
  const sealed = createSecretBox(config.sessionSecrets, 'second factors').seal(secret.toString('base64url'))
  await db
    .insertInto('second_factors')
    .values({ user_id: id, secret: sealed, last_step: 0, on_since: clock.now() })
    .execute()
  for (const code of recovery)
    await db
      .insertInto('recovery_codes')
      .values({ user_id: id, code_hash: await hashPassword(recoveryCodeIn(code) ?? '') })
      .execute()
  return appOf(house, secret)
}

/** Sends a code by the form that follows the login page. */
export async function givesCode(visitor: Visitor, code: string) {
  return visitor.post('/login-code', { _csrf: await visitor.token(), code })
}
