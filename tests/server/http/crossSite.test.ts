/** Requests that another site makes a browser send: none of them has an effect. */
import { describe, expect, it } from 'vitest'
import { roles } from '../../../shared/access/roles'
import { contracts } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { houseOfFile, publicOrigin } from '../../support/house'
import { addPerson, hasSession, password } from '../../support/people'
import { rawRequest } from '../../support/rawRequest'
import { rememberingThreads } from '../../support/rememberingThreads'
import { smallestRequests } from '../../support/smallestRequests'
import { inTurn } from '../../support/turns'
import { setCookies, Visitor } from '../../support/visitor'

const house = await houseOfFile({ requestThreads: rememberingThreads() })
const { db } = house.parts
/** Every operation is open to them, so that it is the missing proof that is refused: engineering would take some away. */
const person = await addPerson(house, { roles: roles.filter(role => role !== 'engineering') })

const operations = Object.values(contracts).flatMap(service => Object.values(service)) as Operation[]
const withEffect = operations.filter(one => one.method !== 'GET' || one.effect)
const nameOf = ({ service, name }: Operation) => `/${service}/${name}`
const bodyOf = (operation: Operation) => smallestRequests[nameOf(operation).slice(1)]

const forms = [
  '/login',
  '/forgot-password',
  '/app-selector/change-password',
  '/change-password',
  '/contact-us',
  '/report',
  '/log-out',
  '/preferences',
]

/** Of the same roles: what they do may end all sessions that they have. */
const whoseProofHolds = await addPerson(house, { roles: roles.filter(role => role !== 'engineering') })

/** The token of another session, and one of a session that has ended. */
const otherToken = await (await hasSession(house, person)).token()
const ended = await hasSession(house, person)
const oldToken = await ended.token()
await ended.logsOut()
/** Whose requests are all refused, so that the session stays. */
const visitor = await hasSession(house, person)
const own = await visitor.token()

describe('an operation with an effect', () => {
  const each = withEffect.map((one, turn) => [nameOf(one), one, turn] as const)
  const refusedTokens = [undefined, '', 'invented', otherToken, oldToken, `${own}x`]
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
    { 'sec-fetch-site': undefined, origin: 'null' },
    { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
    { 'sec-fetch-site': undefined },
  ]

  it.each(each)('SEC-058, SEC-059 %s needs a token of this session', async (path, operation, turn) => {
    for (const token of inTurn(refusedTokens, turn, 2)) {
      const { status, body } = await visitor.callAt(operation.method, path, bodyOf(operation), {
        'x-csrf-token': token,
      })
      expect([token, status, body.Succeeded]).toEqual([token, 403, false])
    }
    expect(await visitor.isSignedIn()).toBe(true)
    const mine = await hasSession(house, whoseProofHolds, { HasClearance: true })
    expect((await mine.call(operation, bodyOf(operation))).status).not.toBe(403)
  })

  it.each(each)('SEC-058, SEC-060 %s is refused to other sites and to prefetches', async (path, operation, turn) => {
    for (const headers of inTurn(foreign, turn, 2)) {
      const { status } = await visitor.callAt(operation.method, path, bodyOf(operation), {
        'x-csrf-token': own,
        ...headers,
      })
      expect([headers, status]).toEqual([headers, 403])
    }
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('SEC-059 takes no token from the address', async () => {
    const visitor = await hasSession(house, person)
    const token = encodeURIComponent(await visitor.token())
    const path = `/AccountService.svc/LogOut?_csrf=${token}&x-csrf-token=${token}`
    expect((await visitor.callAt('GET', path)).status).toBe(403)
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('SEC-058 is not reached by an image, a link or a frame of another page', async () => {
    const visitor = await hasSession(house, person)
    for (const dest of ['image', 'document', 'iframe', 'script', 'empty'])
      for (const site of ['cross-site', 'none']) {
        const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': dest }
        expect((await visitor.get('/AccountService.svc/LogOut', headers)).status).toBe(403)
      }
    expect(await visitor.isSignedIn()).toBe(true)
  })
})

describe('a form', () => {
  it.each(forms)('SEC-059 of %s needs a token of this session', async path => {
    const visitor = await hasSession(house, person)
    const other = await (await hasSession(house, person)).token()
    for (const _csrf of ['', 'invented', other]) {
      const { status, text } = await visitor.post(path, { _csrf, theme: 'dark' })
      expect([status, text.includes('Access Denied')]).toEqual([403, true])
    }
    expect((await visitor.post(path, { theme: 'dark' })).status).toBe(403)
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('SEC-025 to log in is refused when another site sends it, right as it is, and no cookie is set', async () => {
    const visitor = new Visitor(house)
    const form = { _csrf: await visitor.token(), email: person.email, password }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
    ]) {
      const answer = await visitor.post('/login', form, headers)
      expect([answer.status, setCookies(answer)]).toEqual([403, []])
    }
    expect(await visitor.isSignedIn()).toBe(false)
    const withoutToken = await new Visitor(house).post('/login', { email: person.email, password })
    // Shown again, with a visitor's cookie for its token; there is no session.
    expect([withoutToken.status, setCookies(withoutToken).map(line => line.split('=', 1)[0])]).toEqual([
      403,
      ['__Host-coilworks-visit'],
    ])
  })

  it('of a visitor who has no session may choose the display, from our own page only', async () => {
    const visitor = new Visitor(house)
    const choice = { theme: 'dark', returnTo: '/help' }
    const foreign = await visitor.post('/preferences', choice, { 'sec-fetch-site': 'cross-site' })
    const own = await visitor.post('/preferences', choice)

    expect([foreign.status, own.status, own.headers.location]).toEqual([403, 303, '/help'])
    expect(setCookies(own)).toHaveLength(1)
    expect(setCookies(own)[0]).toMatch(/^coilworks-preferences=dark.IP; .*HttpOnly; Secure; SameSite=Lax$/)
  })

  it('of a visitor who has no session may decide about cookies, which their browser keeps for a year', async () => {
    const answer = await new Visitor(house).post('/cookies', { cookies: 'refused', returnTo: '/help' })
    expect([answer.status, answer.headers.location]).toEqual([303, '/help'])
    expect(setCookies(answer)).toEqual([
      expect.stringMatching(/^coilworks-consent=refused; Max-Age=31536000; .*HttpOnly; Secure; SameSite=Lax$/),
    ])
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/nowhere', 'help', ''])(
    'SEC-098 leads nowhere else: "%s"',
    async returnTo => {
      const answer = await new Visitor(house).post('/preferences', { theme: 'dark', returnTo })
      expect(answer.headers.location).toBe('/')
    },
  )
})

describe('where a request comes from', () => {
  const rows: [Record<string, string | undefined>, boolean][] = [
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: publicOrigin, referer: `${publicOrigin}/login` }, false],
    [{ 'sec-fetch-site': 'none', origin: publicOrigin }, false],
    [{ 'sec-fetch-site': undefined, origin: publicOrigin }, true],
    [{ 'sec-fetch-site': undefined, origin: publicOrigin, referer: 'https://evil.example/' }, true],
    [{ 'sec-fetch-site': undefined, origin: `${publicOrigin}.evil.example` }, false],
    [{ 'sec-fetch-site': undefined, origin: 'http://coils.example.com' }, false],
    [{ 'sec-fetch-site': undefined, origin: `${publicOrigin}:8443` }, false],
    [{ 'sec-fetch-site': undefined, origin: 'null', referer: `${publicOrigin}/login` }, false],
    [{ 'sec-fetch-site': undefined, referer: `${publicOrigin}/login` }, true],
    [{ 'sec-fetch-site': undefined, referer: `${publicOrigin}@evil.example/` }, false],
    [{ 'sec-fetch-site': undefined, referer: 'https://evil.example/?https://coils.example.com/' }, false],
    [{ 'sec-fetch-site': undefined, referer: 'coils.example.com' }, false],
    [{ 'sec-fetch-site': undefined }, false],
  ]

  it.each(rows)('SEC-060 %j: from here is %s', async (headers, isFromHere) => {
    const visitor = new Visitor(house)
    const _csrf = await visitor.token()
    const { status } = await visitor.post(
      '/login',
      { _csrf, email: 'nobody@northfield.example', password: 'x' },
      headers,
    )
    await db.deleteFrom('attempts').execute()
    expect(status).toBe(isFromHere ? 200 : 403)
  })
})

describe('other origins', () => {
  const paths = [
    '/',
    '/login',
    '/app-selector',
    '/nowhere',
    '/AccountService.svc/LogIn',
    '/DesignService.svc/Rate',
    '/healthz',
  ]

  it.each(paths)('SEC-062 are told nothing that would let their scripts read %s', async path => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-csrf-token',
      }
      const answer = await rawRequest(house, { method, path, headers })
      expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([])
    }
  })
})
