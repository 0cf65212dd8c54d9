/** What the operator's command finds: with all well, and with each thing away or wrong. */
import { describe, expect, it } from 'vitest'
import { adminCommands } from '../../../server/operator/adminCommands'
import { AdminError } from '../../../server/operator/adminError'
import { examine } from '../../../server/operator/doctor'
import { type House, houseOfFile, publicOrigin } from '../../support/house'
import { startMailServer } from '../../support/mailServer'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()

/** The public address, as the proxy in front would lead it here. */
const throughProxy = (of: House, headers: Record<string, string | undefined> = {}) =>
  (async (address: string) => {
    const { status, text, headers: got } = await new Visitor(of).get(address.replace(publicOrigin, ''), headers)
    const { 'set-cookie': cookies = [], ...others } = got as Record<string, string> & { 'set-cookie'?: string[] }
    const answer = new Response(text, { status, headers: { 'x-request-id': others['x-request-id'] ?? '' } })
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
    return answer
  }) as typeof fetch
const healthy = { ask: throughProxy(house), machineClock: house.clock }

async function found(about: string, parts: Partial<typeof house.parts> = {}, options: object = {}) {
  const findings = await examine({ ...house.parts, ...parts }, { ...healthy, ...options })
  return findings.find(one => one.about === about)
}

it('finds nothing wrong where nothing is, but what production should not be like', async () => {
  const findings = await examine(house.parts, healthy)
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([
    { about: 'settings', state: 'warning', says: 'mail is kept in a folder and reaches nobody. Set SMTP_URL' },
  ])
  expect(findings.map(({ about }) => about)).toEqual([
    ...['settings', 'database', 'sessions', 'data folder', 'clock', 'public address', 'mail', 'waiting mail'],
    'audit trail',
  ])
})

describe('the public address', () => {
  const refusing = (code: string) =>
    (() => Promise.reject(new TypeError('fetch failed', { cause: { code } }))) as typeof fetch

  it('that does not answer', async () => {
    expect(await found('public address', {}, { ask: refusing('ECONNREFUSED') })).toMatchObject({
      ...{ state: 'fault', says: expect.stringContaining('does not answer from here (ECONNREFUSED). Start the proxy') },
    })
  })

  it('whose certificate is of an authority that this machine does not know', async () => {
    expect(await found('public address', {}, { ask: refusing('SELF_SIGNED_CERT_IN_CHAIN') })).toMatchObject({
      ...{
        state: 'fault',
        says: expect.stringMatching(/certificate .*\(SELF_SIGNED_CERT_IN_CHAIN\).*NODE_EXTRA_CA_CERTS/),
      },
    })
  })

  it('that somebody else answers', async () => {
    const ask = async () => new Response('Welcome to nginx', { status: 200 })
    expect(await found('public address', {}, { ask })).toMatchObject({
      ...{ state: 'fault', says: expect.stringContaining('answered by something else (200)') },
    })
  })

  it('whose proxy says that people came by plain http', async () => {
    const ask = throughProxy(house, { 'x-forwarded-proto': 'http' })
    expect(await found('public address', {}, { ask })).toMatchObject({
      ...{ state: 'fault', says: expect.stringContaining('gives no cookie') },
    })
  })
})

describe('what the product stands on', () => {
  it('a database that is away is a fault, and all else is looked at', async () => {
    const db = house.parts.db.withPlugin({
      transformQuery: () => {
        throw new Error('connection refused')
      },
      transformResult: async ({ result }) => result,
    })
    const findings = await examine({ ...house.parts, db }, healthy)
    expect(findings.find(({ about }) => about === 'database')).toEqual({
      ...{ about: 'database', state: 'fault', says: 'could not be looked at: connection refused' },
    })
    expect(findings.find(({ about }) => about === 'sessions')?.state).toBe('ok')
  })

  it.each([
    [20e6, 'fault', '20 MB are left: too little'],
    [300e6, 'warning', '300 MB are left. Make room soon'],
    [900e6, 'ok', '900 MB are left'],
  ])('%s bytes of room: %s', async (free, state, says) => {
    expect(await found('data folder', { freeBytes: async () => free })).toMatchObject({
      ...{ state, says: expect.stringContaining(says) },
    })
  })

  it.each([
    [-7_000, 'warning', '7 s behind that of the database'],
    [60_000, 'warning', '60 s ahead of that of the database'],
    [5_000, 'ok', 'is that of the database'],
  ])('a clock that is %s ms off: %s', async (ms, state, says) => {
    const machineClock = { now: () => new Date(house.clock.now().getTime() + ms) }
    expect(await found('clock', {}, { machineClock })).toMatchObject({ state, says: expect.stringContaining(says) })
  })

  it('an audit trail that does not hold', async () => {
    const audit = {
      ...house.parts.audit,
      verify: async () => ({ verified: 3, fault: { code: 'cut', text: 'cut off' } }),
    }
    expect(await found('audit trail', { audit: audit as never })).toMatchObject({ state: 'fault', says: 'cut off' })
  })
})

describe('mail', () => {
  it('is tried by one message to the address that is given', async () => {
    const server = await startMailServer({ disabledCommands: ['STARTTLS'] })
    const mail = { ...house.parts.config.mail, smtpUrl: `smtp://127.0.0.1:${server.port}` }
    const config = { ...house.parts.config, mail }
    const sent = await found('mail', { config }, { mailTo: 'ops@customer.example' })
    const untrusted = await startMailServer()
    const smtpUrl = `smtp://127.0.0.1:${untrusted.port}`
    const stranger = await found(
      'mail',
      { config: { ...config, mail: { ...mail, smtpUrl } } },
      { mailTo: 'ops@customer.example' },
    )
    await Promise.all([server.stop(), untrusted.stop()])
    const refused = await found('mail', { config }, { mailTo: 'ops@customer.example' })
    expect(sent).toMatchObject({
      state: 'ok',
      says: 'the mail server took a message to ops@customer.example. Look whether it arrives',
    })
    expect(server.delivered.map(({ to }) => to)).toEqual([['ops@customer.example']])
    expect(stranger).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('no encryption that can be trusted'),
    })
    expect(refused).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('does not answer. Correct SMTP_URL'),
    })
  })
})

it('the command ends with a fault where there is one, after a line for each', async () => {
  const broken = { ...house.parts, freeBytes: async () => 1e6 }
  const refusal = await adminCommands.doctor.run(broken, {}).catch(error => error)
  expect(refusal).toBeInstanceOf(AdminError)
  expect(refusal.message).toMatch(/^fault {4}data folder {4}.* 1 MB are left: too little to go on\. Make room$/m)
  expect(refusal.message).toMatch(/^ok {7}database {8}/m)
})

it('a command that finds only what production should not be like is done, with what it found', async () => {
  const demo = { ...house.parts, config: { ...house.parts.config, publicOrigin: undefined } }
  const lines = await adminCommands.doctor.run(demo, {})
  expect(lines[0]).toMatch(/^warning {2}settings {8}mail is kept in a folder/)
  expect(lines.filter(line => line.startsWith('fault'))).toEqual([])
})
