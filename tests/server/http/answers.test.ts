/** What every answer carries, and what it never says. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { roles } from '../../../shared/access/roles'
import { routes } from '../../../shared/routes'
import { texts } from '../../../shared/texts'
import { anotherNode, houseOfFile, metricsToken, openHouse } from '../../support/house'
import { addPerson, hasSession, password } from '../../support/people'
import { rawRequest } from '../../support/rawRequest'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const everything = await addPerson(house, { roles })
const broken = await anotherNode(house, {
  change: parts => ({
    ...parts,
    upstreams: { ...parts.upstreams, 'AccountService.svc': () => Promise.reject(new Error('Canary of the inside')) },
  }),
})

const closed =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'; report-to policy; script-src"

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

type Ask = () => ReturnType<Visitor['get']>
const signedIn = () => hasSession(house, everything)
const answers: Record<string, [status: number, ask: Ask]> = {
  'an open page': [200, () => new Visitor(house).get('/')],
  'a page with a form': [200, () => new Visitor(house).get('/login')],
  'a page with widgets': [200, async () => (await signedIn()).get('/enterprise-webapp')],
  'a redirect to the login': [302, () => new Visitor(house).get('/app-selector')],
  'an unknown address': [302, () => new Visitor(house).get('/nowhere')],
  'a missing file': [404, () => new Visitor(house).get('/nowhere.png')],
  'a form without a token': [403, () => new Visitor(house).post('/login', { email: 'x' })],
  'a form from elsewhere': [403, () => new Visitor(house).post('/login', {}, { 'sec-fetch-site': 'cross-site' })],
  'a post to nothing': [404, () => new Visitor(house).post('/nowhere', {})],
  'a body of another type': [415, () => new Visitor(house).post('/login', 'x', { 'content-type': 'text/plain' })],
  'a body too large': [413, () => new Visitor(house).post('/login', 'x'.repeat(30_000))],
  'a secured page': [403, async () => (await signedIn()).get('/admin')],
  'a report of nobody': [404, async () => (await signedIn()).get(`/pdfs/${'0'.repeat(32)}/coil.pdf`)],
  'a report to a visitor': [401, () => new Visitor(house).get(`/pdfs/${'0'.repeat(32)}/coil.pdf`)],
  'an operation to a visitor': [401, async () => (await visitorWithToken()).listsProjects()],
  'an unknown operation': [404, () => new Visitor(house).callAt('POST', '/AccountService.svc/Nothing')],
  'a fault of ours': [500, async () => (await brokenVisitor()).get('/app-selector')],
  'another host': [421, () => new Visitor(house).get('/', { host: 'evil.example' })],
  liveness: [200, () => new Visitor(house).get('/healthz')],
}

async function visitorWithToken() {
  const visitor = new Visitor(house)
  return { listsProjects: () => visitor.callAt('GET', '/DesignService.svc/ListProjects') }
}

async function brokenVisitor() {
  const visitor = await signedIn()
  const there = new Visitor(broken)
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
  return there
}

/** What no page of ours uses, one by one, and what our own pages may. */
const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), ' +
  'payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=(), ' +
  'clipboard-write=(self), fullscreen=(self)'

/** One space after each part, as helmet leaves it out and we do not. */
const policyOf = ({ headers }: Awaited<ReturnType<Ask>>) =>
  (headers['content-security-policy'] ?? '').replace(/;\s*/g, '; ')

describe.each(Object.entries(answers))('%s', (_, [status, ask]) => {
  it(`SEC-063, SEC-066, SEC-070, SEC-071, SEC-076 answers ${status} with every header, one policy, and no name of a product`, async () => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(always)
    const policy = policyOf(answer)
    expect(policy.startsWith(closed)).toBe(true)
    expect(policy.split(';').filter(part => part.trim().startsWith('script-src'))).toHaveLength(1)
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/)
    for (const name of ['server', 'x-powered-by', 'via', 'etag']) expect(answer.headers).not.toHaveProperty(name)
    expect(answer.headers['permissions-policy']).toBe(permissions)
  })

  it('SEC-073 is kept by nobody', async () => {
    const { headers } = await ask()
    if (headers['content-type']?.includes('html') || headers.location || headers['set-cookie'])
      expect(headers['cache-control']).toBe('no-store')
    expect(headers['cache-control'] ?? '').not.toContain('public')
  })
})

describe('the policy of a page', () => {
  it('SEC-066 lets no script run in an answer that is no page', async () => {
    const { headers, text } = await new Visitor(house).get('/.well-known/security.txt')
    expect((headers['content-security-policy'] ?? '').replace(/;\s*/g, '; ')).toBe(`${closed} 'none'`)
    expect(text).not.toContain('<script')
  })

  it('SEC-066, SEC-067 lets only its own scripts run where it has one, by a new nonce of 128 bits for each answer', async () => {
    const nonces = new Set<string>()
    for (let visit = 0; visit < 40; visit++) {
      const { headers, text } = await new Visitor(house).get('/login')
      const [, nonce = ''] =
        headers['content-security-policy']?.match(/script-src 'nonce-([^']+)' 'strict-dynamic'$/) ?? []
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
      for (const [tag] of text.matchAll(/<script[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`)
      expect(headers['cache-control']).toBe('no-store')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(40)
  })

  it('SEC-066, SEC-069 holds on every page of the table, with nothing inline in any of them', async () => {
    const visitor = await signedIn()
    for (const { path } of Object.values(routes)) {
      const answer = await visitor.get(path)
      const { text } = answer
      expect([path, policyOf(answer).startsWith(closed)]).toEqual([path, true])
      expect([path, text.match(/\sstyle=|\son\w+=|javascript:|<script(?![^>]*\ssrc=)|src="data:/i)?.[0]]).toEqual([
        path,
        undefined,
      ])
    }
  })

  it('SEC-071 of no page names another host: no connection is made beforehand, and nothing is fetched from there', async () => {
    const person = await signedIn()
    for (const { path } of Object.values(routes)) {
      const { text, headers } = await person.get(path)
      const links = [...text.matchAll(/<link\b[^>]*>/g)].map(([link]) => link)
      const [rels, targets] = [/rel="([^"]*)"/, /href="([^"]*)"/].map(part =>
        links.map(link => link.match(part)?.[1] ?? ''),
      )
      const known = ['icon', 'stylesheet', 'modulepreload', 'preload']
      expect([path, rels?.filter(rel => !known.includes(rel))]).toEqual([path, []])
      expect([path, targets?.filter(target => !/^\/(?!\/)/.test(target))]).toEqual([path, []])
      const sources = [...text.matchAll(/\s(?:src|srcset|poster|data|action|formaction)="([^"]*)"/g)].map(
        match => match[1],
      )
      expect([path, sources.filter(source => !/^\/(?!\/)/.test(source ?? ''))]).toEqual([path, []])
      expect(headers).not.toHaveProperty('link')
    }
  })

  it('SEC-057 shows pages that hold no token, hash or address of a service', async () => {
    const visitor = await signedIn()
    for (const path of ['/app-selector', '/enterprise-webapp', '/change-password', '/report?fon=0f&fin=a.pdf']) {
      const { text } = await visitor.get(path)
      expect([path, text.match(/Bearer|argon2|127\.0\.0\.1|\.internal|password_hash|tokens|signedInAt/)?.[0]]).toEqual([
        path,
        undefined,
      ])
    }
  })
})

describe('a page', () => {
  it('is compressed as its reader takes it, whole, with its length', async () => {
    const anew = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '')
    const plain = anew((await new Visitor(house).get('/', { 'accept-encoding': 'identity' })).text)
    const encodings = { 'gzip, deflate, br': 'br', gzip: 'gzip', 'br;q=0, gzip': 'gzip', identity: undefined }
    for (const [taken, encoding] of Object.entries(encodings)) {
      const { headers, text } = await new Visitor(house).get('/', { 'accept-encoding': taken })
      expect([taken, headers['content-encoding'], headers.vary?.toLowerCase()]).toEqual([
        taken,
        encoding,
        'accept-encoding',
      ])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(anew(text)).toBe(plain)
      if (encoding) expect(Number(headers['content-length'])).toBeLessThan(plain.length / 2)
    }
  })
})

describe('built files', () => {
  const assets = readdirSync(join(root, 'dist/client/assets'), { recursive: true, encoding: 'utf8' })
  const style = assets.find(name => name.endsWith('.css')) ?? ''

  it('SEC-073 are kept for a year under their hashed names, and asked for anew under others', async () => {
    const visitor = new Visitor(house)
    expect((await visitor.get(`/assets/${style}`)).headers).toMatchObject({
      ...always,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await visitor.get('/icon.svg')).headers).toMatchObject({ ...always, 'cache-control': 'no-cache' })
  })

  it('are sent in the smallest form that the reader takes, compressed when they were built', async () => {
    const path = `/assets/${style}`
    const plain = readFileSync(join(root, 'dist/client/assets', style), 'utf8')
    const encodings = { 'gzip, deflate, br': 'br', gzip: 'gzip', 'br;q=0, gzip': 'gzip', identity: undefined }
    for (const [taken, encoding] of Object.entries(encodings)) {
      const { headers, text } = await new Visitor(house).get(path, { 'accept-encoding': taken })
      const sent = headers['content-encoding']
      expect([taken, sent, headers.vary]).toEqual([taken, encoding, 'accept-encoding'])
      expect(headers['content-type']).toBe('text/css; charset=utf-8')
      expect(text).toBe(plain)
      const copy = { br: '.br', gzip: '.gz' }[encoding ?? ''] ?? ''
      const { size } = statSync(join(root, 'dist/client/assets', style + copy))
      expect(headers['content-length']).toBe(String(size))
    }
    expect((await new Visitor(house).get(`${path}.br`)).status).toBe(404)
  })

  it.each([
    '/assets',
    '/assets/',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2fserver/entry.mjs',
    '/assets.json',
    '/.vite/manifest.json',
    '/assets/nothing.js.map',
  ])('SEC-056, SEC-076 %s is not one of them', async path => {
    const { status, text } = await rawRequest(house, { path })
    expect([302, 403, 404]).toContain(status)
    expect(text).not.toMatch(/"dependencies"|sourcesContent|import /)
  })
})

describe('a fault', () => {
  it('SEC-108 tells the request id and nothing of the inside, as a page and as JSON', async () => {
    const visitor = await brokenVisitor()
    const page = await visitor.get('/app-selector')
    const call = await visitor.callAt(
      'POST',
      '/AccountService.svc/GetIdentity',
      { isClientLoggedIn: true },
      { 'x-csrf-token': await visitor.token() },
    )
    const id = page.headers['x-request-id'] ?? 'none'

    expect([page.status, call.status]).toEqual([500, 500])
    expect(page.text).toContain(id)
    expect(call.body).toEqual({
      Succeeded: false,
      Notices: [{ Type: 'message', Title: 'Error', Severity: 'error', Messages: [texts.http.other] }],
    })
    for (const text of [page.text, call.text]) expect(text).not.toMatch(/Canary|Error:|\n\s+at |node_modules|\.ts\b/)
    expect(house.logLines.some(line => line.includes('Canary of the inside') && line.includes(id))).toBe(true)
  })

  it.each([
    ['12345678', true],
    ['abcDEF-1234567890', true],
    ['a'.repeat(64), true],
    ['1234567', false],
    ['a'.repeat(65), false],
    ['abc def ghi', false],
    ['abcdefgh<script>', false],
    ['../../../../etc', false],
  ])('SEC-108 a request id from outside is taken if it fits: "%s" %s', async (given, isTaken) => {
    const { headers } = await new Visitor(house).get('/', { 'x-request-id': given })
    expect(headers['x-request-id'] === given).toBe(isTaken)
    expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  })

  it('ERROR-01, ERROR-02, ERROR-03 a call says the text of its status', async () => {
    const visitor = await signedIn()
    const token = { 'x-csrf-token': await visitor.token() }
    const said = async (answer: ReturnType<Visitor['callAt']>) => (await answer).body.Notices[0].Messages[0]

    expect(await said(visitor.callAt('POST', '/DesignService.svc/OpenProject', {}, token))).toBe(
      'An invalid request was sent to the server.',
    )
    expect(await said(new Visitor(house).callAt('GET', '/DesignService.svc/ListProjects'))).toBe('Access Denied')
    expect(await said(visitor.callAt('GET', '/DesignService.svc/Nothing'))).toBe(
      'A required resource could not be located.',
    )
  })
})

describe('health', () => {
  const visitor = new Visitor(house)

  it('SEC-115 says only "up" while the process answers, and "ready" while all it needs does', async () => {
    expect((await visitor.get('/healthz')).text).toBe('up')
    const ready = await visitor.get('/readyz')
    expect([ready.status, ready.text]).toEqual([200, 'ready'])
  })

  it('SEC-115 needs neither a session nor our host', async () => {
    const { status } = await rawRequest(house, { path: '/healthz', headers: { host: '10.0.0.5:8080' } })
    expect(status).toBe(200)
  })

  it('SEC-115, SEC-116 is not ready once a stop has begun, nor without its folder', async () => {
    const stopping = await anotherNode(house, { change: parts => ({ ...parts, isStopping: () => true }) })
    const folderless = await anotherNode(house, { environment: { DATA_DIR: join(house.parts.config.dataDir, 'gone') } })
    for (const node of [stopping, folderless]) {
      const { status, text } = await new Visitor(node).get('/readyz')
      expect([status, text]).toEqual([503, 'not ready'])
      expect((await new Visitor(node).get('/healthz')).status).toBe(200)
      await node.close()
    }
  })

  it('SEC-115, SEC-009 is not ready without its database, and no page that needs one is open then', async () => {
    const house = await openHouse()
    const person = await hasSession(house, await addPerson(house))
    await house.parts.db.destroy()
    const found = await Promise.all(
      ['/readyz', '/', '/login', '/app-selector'].map(async path => (await person.get(path)).status),
    )
    await house.close()
    expect(found).toEqual([503, 200, 200, 503])
  })

  it('SEC-115 gives metrics to who has the token only', async () => {
    const get = (authorization?: string) => visitor.get('/metrics', { authorization })
    const allowed = await get(`Bearer ${metricsToken}`)
    expect(allowed.text).toContain('http_requests_total{method="GET",status="200"}')
    expect(allowed.text).not.toMatch(/email|@|session_id/)
    for (const wrong of [undefined, 'Bearer', `Bearer ${metricsToken}x`, `Basic ${metricsToken}`, metricsToken])
      expect((await get(wrong)).headers.location).toBe('/login')
  })

  it('SEC-115 gives no metrics in production where no token is configured', async () => {
    const node = await anotherNode(house, { environment: { METRICS_TOKEN: '' } })
    expect((await new Visitor(node).get('/metrics')).headers.location).toBe('/login')
    await node.close()
  })
})

it('SEC-105 no answer of signing in shows the password or the token of the session', async () => {
  const visitor = new Visitor(house)
  const { headers, text } = await visitor.submit('/login', { email: everything.email, password })
  expect(JSON.stringify(headers) + text).not.toMatch(new RegExp(`${password}|Bearer`))
  expect(headers).not.toHaveProperty('authorization')
})
