/** What the proxy in front says of a request, or leaves out: nobody is kept out by it without being told why. */
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config'
import { startWarnings } from '../../../server/config/startWarnings'
import { sessionCookieName } from '../../../server/session/session'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { anotherNode, type House, houseOfFile, production } from '../../support/house'
import { addPerson, password } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const person = await addPerson(house)
const { host = '' } = house.proxyHeaders

/** A browser that comes by a proxy which sends these headers beside the host. */
const by = (headers: Record<string, string>, node: House = house) =>
  new Visitor({ ...node, proxyHeaders: { host, ...headers } })
const logsIn = (visitor: Visitor) => visitor.submit('/login', { email: person.email, password })
const warnings = () => house.logLines.map(line => JSON.parse(line)).filter(line => line.level === 40)

/** A node that has said nothing yet, and its proxies. */
async function newNode(hops: number): Promise<House> {
  house.logLines.length = 0
  return anotherNode(house, { environment: { TRUSTED_PROXY_HOPS: String(hops) } })
}

describe.each([0, 1, 2])('with %i proxies named', hops => {
  it('SEC-001 a person logs in where the proxy does not say how they came: PUBLIC_ORIGIN does', async () => {
    const node = await newNode(hops)
    const visitor = by({}, node)
    const answer = await logsIn(visitor)
    expect([answer.status, answer.headers.location]).toEqual([303, '/app-selector'])
    const cookie = [answer.headers['set-cookie']].flat().find(one => one?.startsWith(`${sessionCookieName(true)}=`))
    expect(cookie).toMatch(/; Secure/)
    expect((await visitor.get('/app-selector')).status).toBe(200)
    await node.close()
  })

  it('SEC-001, SEC-087 a person who came by plain http is told so, gets no cookie, and types no password', async () => {
    const node = await newNode(hops)
    for (const said of ['http', 'http, https', 'HTTP']) {
      const visitor = by({ 'x-forwarded-proto': said }, node)
      const page = await visitor.get('/login')
      const sent = await visitor.post('/login', { email: person.email, password })
      for (const answer of [page, sent, await visitor.get('/')]) {
        expect(answer.status).toBe(403)
        expect(answer.text).toContain(serverMessages.unprotected.heading)
        expect(answer.text).not.toContain('type="password"')
      }
      expect(visitor.cookies.size).toBe(0)
    }
    await node.close()
  })
})

describe('the log', () => {
  it('says once what the proxy leaves out, and what to set in it', async () => {
    const node = await newNode(1)
    for (let time = 0; time < 3; time++) await by({ 'x-forwarded-for': '203.0.113.7' }, node).get('/')
    expect(warnings()).toMatchObject([{ msg: expect.stringMatching(/X-Forwarded-Proto.*docs\/operation\/proxy\.md/) }])
    await node.close()
  })

  it('says once that people are sent away, and why', async () => {
    const node = await newNode(1)
    const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' }
    for (let time = 0; time < 3; time++) await by(forwarded, node).get('/login')
    expect(warnings()).toMatchObject([{ msg: expect.stringMatching(/nobody can log in.*X-Forwarded-Proto: https/) }])
    await node.close()
  })

  it('SEC-087 says once that a request came by fewer proxies than are named', async () => {
    const node = await newNode(2)
    for (let time = 0; time < 3; time++)
      await by({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }, node).get('/')
    expect(warnings()).toMatchObject([{ msg: expect.stringMatching(/by 1 proxies.*TRUSTED_PROXY_HOPS is 2/) }])
    await node.close()
  })

  it('says nothing where the proxy says all', async () => {
    const node = await newNode(1)
    await logsIn(by({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }, node))
    expect(warnings()).toEqual([])
    await node.close()
  })
})

it('SEC-087 a production start that names no proxy says so, as https needs one', () => {
  const warningsOf = (TRUSTED_PROXY_HOPS: string) =>
    startWarnings(
      readConfig({ ...production, MAIL_TO_FOLDER: '', SMTP_URL: 'smtps://mail.example.com', TRUSTED_PROXY_HOPS }),
    )
  expect(warningsOf('0')).toEqual([expect.stringMatching(/^TRUSTED_PROXY_HOPS is 0.*proxy\.md$/)])
  expect(warningsOf('1')).toEqual([])
})
