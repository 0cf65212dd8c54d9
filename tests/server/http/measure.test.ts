/** What product analytics send goes on to PostHog from readers who agreed, and nothing of theirs beside it. */
import { expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { houseOfFile, openHouse } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { answerJson, stubService } from '../../support/stubService'
import { Visitor } from '../../support/visitor'

const posthog = await stubService((_, response) => answerJson(response, { status: 1 }))
const environment = { POSTHOG_KEY: 'phc_test', POSTHOG_HOST: posthog.origin }
const house = await houseOfFile({ environment })
const person = await addPerson(house)

const batch = { api_key: 'phc_test', batch: [{ event: '$pageview', properties: {} }], sent_at: '2026-01-01T00:00:00Z' }
const agreed = (visitor = new Visitor(house)) => {
  visitor.cookies.set('coilworks-consent', 'accepted')
  return visitor
}
const form = (body: unknown) => ({ data: Buffer.from(JSON.stringify(body)).toString('base64') })
/** What was asked so far, and the window of the limit. */
const forget = () => {
  posthog.asked.splice(0)
  house.clock.advance({ minutes: limits.measure.windowMinutes })
}

it('ANALYTICS-08, SEC-109 hands on what is sent, and nothing of the reader', async () => {
  forget()
  const visitor = agreed(await hasSession(house, person))
  const headers = { authorization: 'Bearer canary', 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Canary' }
  const answer = await visitor.callAt('POST', '/measure/e/?ip=1&canary=1', batch, headers)

  expect([answer.status, answer.body]).toEqual([200, { status: 1 }])
  const [asked] = posthog.asked
  expect(asked).toMatchObject({ method: 'POST', path: '/e/?ip=0' })
  expect(JSON.parse(asked?.body ?? '')).toEqual(batch)
  expect(JSON.stringify(asked?.headers)).not.toMatch(
    /canary|cookie|authorization|203\.0\.113\.9|x-client|x-request|x-node/i,
  )
})

it('SEC-109 takes the form that is sent as a page is left', async () => {
  forget()
  const answer = await agreed().post('/measure/s/', form(batch))
  expect(answer.status).toBe(200)
  expect(posthog.asked.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([['/s/?ip=0', batch]])
})

it('SEC-109 gives back no header but the type', async () => {
  forget()
  posthog.answer = (_, response) =>
    answerJson(response, { status: 1 }, { 'set-cookie': 'canary=1', 'x-canary': '1', link: '<canary>' })
  const { headers } = await agreed().callAt('POST', '/measure/e/', batch)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.stringify(headers)).not.toContain('canary')
  posthog.answer = (_, response) => answerJson(response, { status: 1 })
})

it.each([
  ['no decision', undefined, 403],
  ['a refusal', 'refused', 403],
  ['a cookie that is none of ours', 'yes', 403],
])('SEC-109 refuses with %s', async (_, cookie, status) => {
  forget()
  const visitor = new Visitor(house)
  if (cookie) visitor.cookies.set('coilworks-consent', cookie)
  expect((await visitor.callAt('POST', '/measure/e/', batch)).status).toBe(status)
  expect(posthog.asked).toEqual([])
})

it.each([
  ['another path', 'POST', '/measure/flags/', batch, 404],
  ['a way out of the path', 'POST', '/measure/e/../../api/projects', batch, 404],
  ['a script from there', 'GET', '/measure/static/array.js', {}, 404],
  ['a reading call', 'GET', '/measure/e/', {}, 405],
  ['another project', 'POST', '/measure/e/', { ...batch, api_key: 'phc_other' }, 400],
  ['no project', 'POST', '/measure/e/', { batch: [] }, 400],
  ['nothing', 'POST', '/measure/e/', [], 400],
  ['what is no JSON', 'POST', '/measure/e/', '{', 400],
  ['what is too large', 'POST', '/measure/e/', { ...batch, more: 'x'.repeat(limits.measure.bytes) }, 413],
])('SEC-109 refuses %s', async (_, method, path, body, status) => {
  forget()
  expect((await agreed().callAt(method, path, body)).status).toBe(status)
  expect(posthog.asked).toEqual([])
})

it('SEC-109 refuses what another site sends', async () => {
  forget()
  const answer = await agreed().callAt('POST', '/measure/e/', batch, { 'sec-fetch-site': 'cross-site' })
  expect(answer.status).toBe(403)
  expect(posthog.asked).toEqual([])
})

it('SEC-109 takes a number from an address in an hour, and no more', async () => {
  forget()
  expect((await agreed().callAt('POST', '/measure/e/', batch)).status).toBe(200)
  const { perAddress: max, windowMinutes } = limits.measure
  for (let sent = 1; sent < max - 1; sent += 1) house.parts.floods.take('measure:127.0.0.1', { max, windowMinutes })
  const statuses = [1, 2].map(() =>
    agreed()
      .callAt('POST', '/measure/e/', batch)
      .then(answer => answer.status),
  )
  expect((await Promise.all(statuses)).sort()).toEqual([200, 429])
})

it('SEC-109 says where PostHog is at fault, and follows it nowhere', async () => {
  forget()
  for (const status of [302, 500]) {
    posthog.answer = (_, response) => response.writeHead(status, { location: 'https://elsewhere.example/' }).end()
    const answer = await agreed().callAt('POST', '/measure/e/', batch)
    expect([answer.status, answer.headers.location]).toEqual([502, undefined])
  }
  posthog.answer = (_, response) => answerJson(response, { status: 1 })
})

it('SEC-109, ANALYTICS-08 says in the page what is needed, after consent alone, and never the email', async () => {
  const measured = async (visitor: Visitor) => /data-measured="([^"]*)"/.exec((await visitor.get('/help')).text)?.[1]
  expect(await measured(new Visitor(house))).toBeUndefined()
  expect(await measured(await hasSession(house, person))).toBeUndefined()
  const told = async (visitor: Visitor) => JSON.parse((await measured(visitor))?.replaceAll('&quot;', '"') ?? '')
  expect(await told(agreed())).toEqual({ key: 'phc_test', isRecording: true })
  expect(await told(agreed(await hasSession(house, person)))).toEqual({
    key: 'phc_test',
    isRecording: true,
    person: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

it('SEC-109 measures nobody who acts as another person', async () => {
  const acting = agreed(await hasSession(house, person, {}, await addPerson(house)))
  const { status, text } = await acting.get('/help')
  expect([status, text.includes('data-measured')]).toEqual([200, false])
  expect((await agreed(await hasSession(house, person)).get('/help')).text).toContain('data-measured')
})

it('SEC-109 has none of it without configuration', async () => {
  const bare = await openHouse()
  const page = await agreed(new Visitor(bare)).get('/help')
  const answer = await agreed(new Visitor(bare)).callAt('POST', '/measure/e/', batch)
  await bare.close()
  expect(page.text).not.toContain('data-measured')
  expect(answer.status).toBe(404)
})
