/** Setting up a second factor, new recovery codes, and turning it off: by the forms of the page, without script. */

import { describe, expect, it } from 'vitest'
import { purge } from '../../../../server/application/purge'
import { resealFactors } from '../../../../server/application/reseal'
import { createSecretBox } from '../../../../server/secrets/secretBox'
import { factorMessages } from '../../../../shared/accounts/factorMessages'
import { account } from '../../../../shared/contracts'
import { limits } from '../../../../shared/limits'
import { messages } from '../../../../shared/texts'
import { houseOfFile, sessionSecret } from '../../../support/house'
import { addPerson, hasSession, type Person, password, signsIn } from '../../../support/people'
import { type App, appWithKey, givesCode, hasApp } from '../../../support/secondFactor'
import type { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
const page = '/app-selector/two-step-login'

const keyIn = (html: string) => html.match(/sf-key">([A-Z2-7 ]+)</)?.[1] ?? ''
const codesIn = (html: string) =>
  [...html.matchAll(/<li>([0-9a-z]{5}-[0-9a-z]{5})<\/li>/g)].map(match => match[1] ?? '')
const send = (visitor: Visitor, form: Record<string, string>) => visitor.submit(page, form)

async function setsUp(visitor: Visitor): Promise<{ app: App; key: string; codes: string[] }> {
  const key = keyIn((await send(visitor, { action: 'start' })).text)
  const app = appWithKey(house, key)
  const answer = await send(visitor, { action: 'confirm', code: app.code() })
  return { app, key, codes: codesIn(answer.text) }
}

async function withFactor(): Promise<{ person: Person; visitor: Visitor; app: App }> {
  const person = await addPerson(house)
  const app = await hasApp(house, person)
  const visitor = await signsIn(house, person)
  await givesCode(visitor, app.code())
  house.clock.advance({ seconds: 30 })
  return { person, visitor, app }
}

const factorOf = ({ id }: Person) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', id).executeTakeFirst()
const hashesOf = ({ id }: Person) => db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute()
const stepsOf = async ({ email }: Person) =>
  (
    await db
      .selectFrom('audit_events')
      .select(['detail', 'outcome'])
      .where('actor', '=', email)
      .where('event', '=', 'second-factor')
      .orderBy('sequence')
      .execute()
  ).map(({ detail, outcome }) => `${(detail as { step: string }).step} ${outcome}`)
const mailsTo = async ({ email }: Person) => (await house.mails()).filter(mail => mail.includes(email)).join()

describe('setting up', () => {
  it('SEC-030 shows key and QR code, is confirmed by a code, and then gives the recovery codes', async () => {
    const person = await addPerson(house)
    const visitor = await signsIn(house, person)
    const shown = await send(visitor, { action: 'start' })
    const key = keyIn(shown.text)

    expect(key.replaceAll(' ', '')).toMatch(/^[A-Z2-7]{32}$/)
    expect(shown.text).toMatch(/<svg class="cw-qr"[^>]*role="img"/)
    expect(shown.text).toContain(`secret=${key.replaceAll(' ', '')}`)
    expect(await factorOf(person)).toBeUndefined()

    const answer = await send(visitor, { action: 'confirm', code: appWithKey(house, key).code() })
    expect(codesIn(answer.text)).toHaveLength(limits.secondFactor.recoveryCodes)
    expect(await factorOf(person)).toBeDefined()
    expect(await stepsOf(person)).toEqual(['start success', 'on success'])
    expect(await mailsTo(person)).toContain('Two-step login was turned on')
  })

  it('SEC-030 stores the key encrypted and the codes hashed, and writes neither to log, trail or a later page', async () => {
    const person = await addPerson(house)
    const visitor = await signsIn(house, person)
    const { key, codes } = await setsUp(visitor)
    const plain = key.replaceAll(' ', '')
    const trail = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('actor', '=', person.email)
      .orderBy('sequence')
      .execute()
    const sessions = await db.selectFrom('sessions').selectAll().execute()
    const later = (await visitor.get(page)).text
    const stored = JSON.stringify([await factorOf(person), await hashesOf(person), trail, sessions])
    const said = stored + house.logLines.join('') + (await mailsTo(person)) + later

    expect(codes).toHaveLength(10)
    for (const one of [plain, key, ...codes, ...codes.map(code => code.replace('-', ''))])
      expect(said).not.toContain(one)
    expect((await hashesOf(person)).every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true)
  })

  it('SEC-030 has the code asked for at the next login, and the one that confirmed it works no more', async () => {
    const person = await addPerson(house)
    const { app, codes } = await setsUp(await signsIn(house, person))
    const next = await signsIn(house, person)
    await givesCode(next, app.code())
    expect(await next.isSignedIn()).toBe(false)
    house.clock.advance({ seconds: 30 })
    await givesCode(next, app.code())
    expect(await next.isSignedIn()).toBe(true)

    const other = await signsIn(house, person)
    await givesCode(other, codes[4] ?? '')
    expect(await other.isSignedIn()).toBe(true)
  })

  it('SEC-030, SEC-003 gives this session a new id, and ends every other', async () => {
    const person = await addPerson(house)
    const [visitor, other] = [await signsIn(house, person), await signsIn(house, person)]
    const before = visitor.copy()
    await setsUp(visitor)

    expect(await visitor.isSignedIn()).toBe(true)
    expect([await before.isSignedIn(), await other.isSignedIn()]).toEqual([false, false])
  })

  it('SEC-030 with a wrong code shows the same key again, and turns nothing on', async () => {
    const person = await addPerson(house)
    const visitor = await signsIn(house, person)
    const key = keyIn((await send(visitor, { action: 'start' })).text)
    const answer = await send(visitor, { action: 'confirm', code: '000000' })

    expect(keyIn(answer.text)).toBe(key)
    expect(answer.text).toMatch(/id="field-code-error"[^>]*>.*does not match/s)
    expect(await factorOf(person)).toBeUndefined()
    expect(await stepsOf(person)).toEqual(['start success', 'confirm failure'])
  })

  it('SEC-030 asks for the password where it was given some time ago', async () => {
    const person = await addPerson(house)
    const visitor = await signsIn(house, person)
    expect((await visitor.get(page)).text).not.toContain('name="currentPassword"')
    house.clock.advance({ minutes: limits.proofMinutes + 1 })
    expect((await visitor.get(page)).text).toContain('name="currentPassword"')

    const missing = await send(visitor, { action: 'start' })
    const wrong = await send(visitor, { action: 'start', currentPassword: 'Wrong1Password' })
    expect(missing.text).toContain(messages.required('Current password'))
    expect(wrong.text).toContain(messages.wrongOldPassword)
    expect(keyIn(missing.text + wrong.text)).toBe('')
    expect(keyIn((await send(visitor, { action: 'start', currentPassword: password })).text)).not.toBe('')
  })

  it('SEC-030 that was begun long ago, or by nobody, is not confirmed', async () => {
    const person = await addPerson(house)
    const visitor = await signsIn(house, person)
    const nothing = await send(visitor, { action: 'confirm', code: '123456' })
    const app = appWithKey(house, keyIn((await send(visitor, { action: 'start' })).text))
    for (let minutes = 0; minutes < 75; minutes += 25) {
      house.clock.advance({ minutes: 25 })
      await visitor.get(page)
    }
    const late = await send(visitor, { action: 'confirm', code: app.code() })

    expect([nothing.text, late.text].every(text => text.includes(factorMessages.notStarted))).toBe(true)
    expect(await factorOf(person)).toBeUndefined()
  })

  it('SEC-030 is not for who acts as another person', async () => {
    const acting = await hasSession(
      house,
      await addPerson(house),
      {},
      await addPerson(house, { roles: ['can-impersonate'] }),
    )
    expect((await acting.get(page)).status).toBe(403)
    expect((await acting.call(account.StartSecondFactor, { password: '', code: '' })).status).toBe(403)
  })
})

describe('a second factor that is on', () => {
  it('SEC-030 is replaced with a code of the old app, which counts until the new one is confirmed', async () => {
    const { person, visitor, app } = await withFactor()
    const before = await factorOf(person)
    const without = await send(visitor, { action: 'start', currentPassword: password })
    expect(keyIn(without.text)).toBe('')
    const wrong = await send(visitor, { action: 'start', currentPassword: password, code: '000000' })
    expect(keyIn(wrong.text)).toBe('')

    const begun = await send(visitor, { action: 'start', currentPassword: password, code: app.code() })
    expect((await factorOf(person))?.secret).toBe(before?.secret)
    const answer = await send(visitor, { action: 'confirm', code: appWithKey(house, keyIn(begun.text)).code() })
    expect(codesIn(answer.text)).toHaveLength(10)
    expect((await factorOf(person))?.secret).not.toBe(before?.secret)
    expect(await mailsTo(person)).toContain('was set up anew')
  })

  it('SEC-030 gets new recovery codes with password and code, and those before are worth nothing', async () => {
    const { person, visitor, app } = await withFactor()
    await send(visitor, { action: 'codes', currentPassword: password, code: app.code() })
    const [old] = await hashesOf(person)
    house.clock.advance({ seconds: 30 })
    const answer = await send(visitor, { action: 'codes', currentPassword: password, code: app.code() })

    expect(codesIn(answer.text)).toHaveLength(10)
    expect((await hashesOf(person)).map(row => row.id)).not.toContain(old?.id)
    expect(await mailsTo(person)).toContain('New recovery codes')
    expect(await stepsOf(person)).toEqual(['asked success', 'recovery-codes success', 'recovery-codes success'])
  })

  it.each([
    ['no password', { currentPassword: '' }],
    ['a wrong password', { currentPassword: 'Wrong1Password' }],
    ['no code', { code: '' }],
    ['a wrong code', { code: '000000' }],
  ])('SEC-030 is not turned off with %s', async (_, typed) => {
    const { person, visitor, app } = await withFactor()
    const answer = await send(visitor, { action: 'off', currentPassword: password, code: app.code(), ...typed })

    expect(answer.text).toMatch(/is-invalid/)
    expect(await factorOf(person)).toBeDefined()
  })

  it('SEC-030 is turned off with both: the next login takes the password alone', async () => {
    const { person, visitor, app } = await withFactor()
    const answer = await send(visitor, { action: 'off', currentPassword: password, code: app.code() })

    expect([answer.status, answer.headers.location]).toEqual([303, page])
    expect((await visitor.get(page)).text).toContain(factorMessages.off)
    expect([await factorOf(person), await hashesOf(person)]).toEqual([undefined, []])
    expect(await (await signsIn(house, person)).isSignedIn()).toBe(true)
    expect((await stepsOf(person)).at(-1)).toBe('off success')
    expect(await mailsTo(person)).toContain('was turned off')
  })

  it('SEC-030 has its tries counted here as at the login', async () => {
    const { person, visitor, app } = await withFactor()
    for (let tries = 0; tries < limits.secondFactor.perAccount; tries++)
      await send(visitor, { action: 'off', currentPassword: password, code: '000000' })
    const answer = await send(visitor, { action: 'off', currentPassword: password, code: app.code() })

    expect(answer.text).toContain(factorMessages.paused)
    expect(await factorOf(person)).toBeDefined()
  })
})

describe('a new SESSION_SECRET', () => {
  const newest = 'the next session secret, of tests alone'
  const started = (secrets: string[]) =>
    resealFactors({ ...house.parts, config: { ...house.parts.config, sessionSecrets: secrets as [string] } })
  const opened = async (person: Person, secrets: string[]) =>
    createSecretBox(secrets, 'second factors').open((await factorOf(person))?.secret ?? '') !== undefined

  it('SEC-030 in front of the old one encrypts what is stored anew at the next start, so that the old one can go', async () => {
    const { person } = await withFactor()
    await started([newest, sessionSecret])
    expect([await opened(person, [newest]), await opened(person, [sessionSecret])]).toEqual([true, false])

    const { length } = house.logLines
    await started([sessionSecret])
    expect(house.logLines.slice(length).join()).toContain('second factors cannot be read')
    await started([sessionSecret, newest])
    expect(await opened(person, [sessionSecret])).toBe(true)
  })
})

it('SEC-030 what was begun and never confirmed is removed after an hour', async () => {
  const person = await addPerson(house)
  await send(await signsIn(house, person), { action: 'start' })
  const begun = () => db.selectFrom('second_factor_setups').selectAll().where('user_id', '=', person.id).execute()
  await purge(house.parts)
  expect(await begun()).toHaveLength(1)
  house.clock.advance({ minutes: limits.secondFactor.setUpMinutes + 1 })
  await purge(house.parts)
  expect(await begun()).toEqual([])
})

it('SEC-030 a form that the page does not have is refused', async () => {
  const visitor = await hasSession(house, await addPerson(house))
  expect((await send(visitor, { action: 'everything' })).status).toBe(400)
  expect((await visitor.post(page, { action: 'start' })).status).toBe(403)
})
