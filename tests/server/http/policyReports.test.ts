/** Reports of browsers about the policy, and where people report a fault. */
import { expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { faultyLink } from '../../support/faultyLink'
import { freshDatabase } from '../../support/freshDatabase'
import { anotherNode, houseOfFile, openHouse, publicOrigin } from '../../support/house'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const modern = (url: string) => [
  {
    type: 'csp-violation',
    age: 5,
    url,
    user_agent: 'Canary agent',
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: `${url}&blocked=1`,
      documentURL: url,
      sample: 'Canary sample',
    },
  },
]
const older = (url: string) => ({
  'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': url },
})
const send = (body: unknown, type = 'application/reports+json', visitor = new Visitor(house)) =>
  visitor.post('/policy-reports', typeof body === 'string' ? body : JSON.stringify(body), {
    'content-type': type,
    'sec-fetch-site': 'cross-site',
  })
const logged = () => house.logLines.filter(line => line.includes('policyReport'))
const counted = async () =>
  Number((await house.parts.metrics.registry.metrics()).match(/^policy_reports_total (\d+)$/m)?.[1])
/** The next window of the limit. */
const forget = () => house.clock.advance({ minutes: limits.policyReports.windowMinutes })

it('SEC-075 names where reports go in every policy', async () => {
  const { headers } = await new Visitor(house).get('/')
  expect(headers['content-security-policy']).toContain('report-to policy;')
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
})

it('SEC-075 counts reports in both forms and logs them without queries', async () => {
  const before = await counted()
  const page = `${publicOrigin}/report?fon=CanaryQuery#CanaryHash`
  const answers = [await send(modern(page)), await send(older(page), 'application/csp-report')]

  expect(answers.map(answer => [answer.status, answer.text])).toEqual([
    [204, ''],
    [204, ''],
  ])
  expect(await counted()).toBe(before + 2)
  expect(logged().map(line => JSON.parse(line).policyReport)).toEqual([
    { directive: 'script-src-elem', blocked: `${publicOrigin}/report`, page: `${publicOrigin}/report` },
    { directive: 'img-src', blocked: 'inline', page: `${publicOrigin}/report` },
  ])
  expect(house.logLines.join('')).not.toContain('Canary')
  for (const answer of answers) expect(answer.headers['set-cookie']).toBeUndefined()
})

it.each([
  ['what is no JSON', '{', 400],
  ['what is no report', { hello: 'there' }, 400],
  ['nothing', [], 400],
  ['another kind of report', [{ type: 'deprecation', body: {} }], 400],
  ['what is too large', modern(`${publicOrigin}/${'x'.repeat(limits.body.policyReport)}`), 413],
])('SEC-075 refuses %s', async (_, body, status) => {
  forget()
  expect((await send(body)).status).toBe(status)
})

it('SEC-075 takes nothing but posts, and no cache keeps that it does not', async () => {
  const { status, headers } = await new Visitor(house).get('/policy-reports')
  expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'POST', 'no-store'])
})

it('SEC-075 counts the whole network of an IPv6 address as one', async () => {
  const node = await anotherNode(house, { environment: { TRUSTED_PROXY_HOPS: '1' } })
  const visitor = new Visitor(node)
  const from = (address: string) =>
    visitor.post('/policy-reports', JSON.stringify(older(publicOrigin)), {
      'content-type': 'application/csp-report',
      'x-forwarded-for': address,
    })
  for (let time = 0; time < limits.policyReports.perAddress; time++)
    expect((await from(`2001:db8:7:7::${time + 1}`)).status).toBe(204)
  const statuses = [(await from('2001:db8:7:7:8::1')).status, (await from('2001:db8:7:8::1')).status]
  await node.close()
  expect(statuses).toEqual([429, 204])
})

it('SEC-075 takes a number of an address in an hour, and no more', async () => {
  forget()
  const statuses: number[] = []
  for (let time = 0; time <= limits.policyReports.perAddress + 1; time++)
    statuses.push((await send(older(publicOrigin), 'application/csp-report')).status)
  expect(limits.body.policyReport).toBe(10_000)
  expect(statuses).toEqual([...Array(limits.policyReports.perAddress).fill(204), 429, 429])
})

it('SEC-075 takes and limits reports where no database can be had', async () => {
  const database = await freshDatabase()
  const link = await faultyLink(database.address)
  const cutOff = await openHouse({ environment: { DATABASE_URL: link.address } })
  link.cut()
  const visitor = new Visitor(cutOff)
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => send(older(publicOrigin), 'application/csp-report', visitor)),
  )
  link.heal()
  await cutOff.close()
  await link.close()
  await database.drop()
  const of = (status: number) => answers.filter(answer => answer.status === status).length
  expect([of(204), of(429)]).toEqual([limits.policyReports.perAddress, 60 - limits.policyReports.perAddress])
})

it('SEC-120 says where a fault of security is reported, by RFC 9116', async () => {
  const { status, text, headers } = await new Visitor(house).get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.split('\n')).toEqual([
    `Contact: ${publicOrigin}/contact-us`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/),
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ])
  const expires = new Date(/Expires: (.*)/.exec(text)?.[1] ?? 0)
  expect(expires.getTime()).toBeGreaterThan(house.clock.now().getTime())
})

it('SEC-120 names the operator’s own contact where there is one', async () => {
  const node = await anotherNode(house, { environment: { SECURITY_CONTACT: 'mailto:security@coils.example' } })
  const { text } = await new Visitor(node).get('/.well-known/security.txt')
  await node.close()
  expect(text).toContain('Contact: mailto:security@coils.example\n')
})
