/** Codes of authenticator apps, by the vectors of the standards, and recovery codes. */
import { describe, expect, it } from 'vitest'
import { newRecoveryCodes, recoveryCodeIn } from '../../../server/access/recoveryCodes'
import { appAddress, base32, codeOf, newSecret, stepOf, stepOfCode } from '../../../server/access/totp'
import { createSecretBox } from '../../../server/secrets/secretBox'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

describe('a code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('SEC-030 at %i s is that of RFC 6238 for SHA-1, whose last six digits we ask for', (seconds, expected) => {
    expect(codeOf(secret, stepOf(at(seconds)), 8)).toBe(expected)
    expect(codeOf(secret, stepOf(at(seconds)))).toBe(expected.slice(2))
  })

  it('SEC-030 of each of the first counters is that of RFC 4226', () => {
    expect(Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter))).toEqual(
      '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
    )
  })

  it('SEC-030 is taken one step early or late, and not two', () => {
    const now = at(1_700_000_010)
    const taken = [-2, -1, 0, 1, 2].map(off => stepOfCode(secret, codeOf(secret, stepOf(now) + off), now, 0))
    const step = stepOf(now)
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it('SEC-030 of the last step that was taken, or of one before it, is none', () => {
    const now = at(1_700_000_010)
    const step = stepOf(now)
    expect(stepOfCode(secret, codeOf(secret, step), now, step)).toBeUndefined()
    expect(stepOfCode(secret, codeOf(secret, step - 1), now, step)).toBeUndefined()
    expect(stepOfCode(secret, codeOf(secret, step + 1), now, step)).toBe(step + 1)
  })
})

describe('a secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is written in base32 as RFC 4648 does', (text, expected) => {
    expect(base32(Buffer.from(text))).toBe(expected)
  })

  it('SEC-030 has 160 bits, and each is another', () => {
    const made = Array.from({ length: 50 }, newSecret)
    expect(new Set(made.map(one => one.toString('hex'))).size).toBe(50)
    expect(made.every(one => one.length === 20)).toBe(true)
  })

  it('goes to an app with whose it is and how its codes are made', () => {
    expect(appAddress(secret, 'dana+coils@northfield.example')).toBe(
      'otpauth://totp/Coilworks:dana%2Bcoils%40northfield.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Coilworks&digits=6&period=30',
    )
  })

  it('SEC-030 is stored under a key of its own: what seals sessions does not open it', () => {
    const secrets = ['a session secret that only tests know']
    const sealed = createSecretBox(secrets, 'second factors').seal('text')
    expect(createSecretBox(secrets, 'second factors').open(sealed)).toBe('text')
    expect(createSecretBox(secrets).open(sealed)).toBeUndefined()
    expect(createSecretBox(['the next secret of sessions', ...secrets], 'second factors').open(sealed)).toBe('text')
  })
})

describe('recovery codes', () => {
  it('SEC-030 are ten, of 50 bits each, and no two alike', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    expect(codes.every(code => /^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/.test(code))).toBe(true)
  })

  it.each([
    ['k7m2x-9qwer', 'k7m2x9qwer'],
    [' K7M2X 9QWER ', 'k7m2x9qwer'],
    ['oil00-11111', '0110011111'],
  ])('are taken as they are typed: %j', (typed, expected) => {
    expect(recoveryCodeIn(typed)).toBe(expected)
  })

  it.each(['', '123456', 'k7m2x-9qwe', 'k7m2x-9qwer1', 'k7m2x-9qweu'])('cannot be %j', typed => {
    expect(recoveryCodeIn(typed)).toBeUndefined()
  })
})
