/** What is answered while something that the product needs is away: 503, when to ask again, and a sentence. Never 500. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../../shared/access/roles'
import { account, contracts, endpoints } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { routes } from '../../../shared/routes'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { type Backing, backings } from '../../support/backings'
import { type House, openHouse } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { smallestCalls, smallestRequests } from '../../support/smallestRequests'
import type { Visitor } from '../../support/visitor'

type Answer = Awaited<ReturnType<Visitor['get']>>

const { text } = serverMessages.unavailable
const nobodys = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
const everyRole = roles.filter(role => role !== 'engineering')
const operations = Object.values(contracts).flatMap(service => Object.values<Operation>({ ...service }))
const report = smallestRequests['DesignService.svc/CreateReport']
const html = { accept: 'text/html' }

/** What a signed-in person may ask, over sessions that are elsewhere than the data. */
async function askAll(visitor: Visitor, token: string) {
  const asked = { 'x-csrf-token': token }
  return {
    page: await visitor.get('/enterprise-webapp', html),
    operation: await visitor.callAt('GET', '/DesignService.svc/ListProjects', {}, asked),
    form: await visitor.post('/login', { _csrf: token, email: 'a@b.example', password: 'Harbor7Lantern' }, html),
    report: await visitor.callAt('POST', '/DesignService.svc/CreateReport', report, asked),
    table: await visitor.callAt('POST', '/DesignService.svc/ExportToExcel', report, asked),
    reportFile: await visitor.get(`/pdfs/${'a'.repeat(32)}/a.pdf`, html),
  }
}

describe('a database that is away', () => {
  let backing: Backing
  let database: Backing
  let house: House
  beforeAll(async () => {
    backing = await backings.Redis!()
    database = await backings.PostgreSQL!()
    // What hangs is given up soon, so that this test is.
    const DATABASE_URL = `${database.environment.DATABASE_URL}?query_timeout=400`
    house = await openHouse({ environment: { ...backing.environment, DATABASE_URL } })
  })
  afterAll(async () => {
    database.link?.heal()
    await house.close()
    await database.close()
    await backing.close()
  })

  it.each(['cut', 'hang'] as const)(
    '(%s) is 503 with Retry-After and a sentence, wherever it is asked',
    async fault => {
      const visitor = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
      const token = await visitor.token('/app-selector')
      database.link?.[fault]()
      const answers = await askAll(visitor, token)
      database.link?.heal()

      for (const [what, { status, headers }] of Object.entries(answers))
        expect([what, status, headers['retry-after']]).toEqual([what, 503, '2'])
      expect(answers.operation.body.Notices[0].Messages).toEqual([text])
      expect(answers.page.text).toContain(text)
      // The cause is in the log, and it comes back by itself.
      expect(house.logLines.join('\n')).toContain('the database is not available')
      await expect.poll(async () => (await visitor.get('/enterprise-webapp', html)).status).toBe(200)
    },
  )

  it('is never a fault: every page, operation and call by address waits for it, or needs none', async () => {
    const person = await addPerson(house, { roles: everyRole })
    const visitor = await hasSession(house, person, { HasClearance: true })
    // The token of the page is kept from here on.
    expect((await visitor.call(account.GetUserProfile)).status).toBe(200)
    const asks: Record<string, () => Promise<Answer>> = {}
    for (const { path } of Object.values(routes)) asks[path] = () => visitor.get(path.replace(':id', nobodys), html)
    for (const operation of operations) {
      const name = `${operation.service}/${operation.name}`
      asks[name] = () => visitor.call(operation, smallestRequests[name])
    }
    for (const { name } of endpoints) {
      const { query, body } = smallestCalls[name] ?? {}
      const own = query?.email && { email: person.email }
      asks[name] = () => visitor.ask(name, { id: nobodys, query: { ...query, ...own }, body })
    }
    database.link?.cut()
    const others: Record<string, number> = {}
    for (const [name, ask] of Object.entries(asks)) {
      const { status, headers } = await ask()
      if (status !== 503 || headers['retry-after'] !== '2') others[name] = status
    }
    database.link?.heal()
    expect(Object.keys(asks).length).toBeGreaterThan(100)
    const open = [
      '/',
      '/api/v1/docs',
      '/contact-us',
      '/forgot-password',
      '/help',
      '/login',
      '/register',
      'knowledgeBridgeStatus',
    ]
    expect(others).toEqual(Object.fromEntries(open.map(name => [name, 200])))
  })
})
