/** The ready files for nginx and Caddy: they fit the limits of the product, and people log in through what they send. */
import { readFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { limits } from '../../../server/config/limits'
import { defaultDrainSeconds } from '../../../server/config/processVariables'
import { variables } from '../../../server/config/variables'
import { sessionCookieName } from '../../../server/session/session'
import { anotherNode, type House, houseOfFile } from '../../support/house'
import { addPerson, password } from '../../support/people'
import { Visitor } from '../../support/visitor'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\r', '')
const nginx = textOf('docs/operation/nginx.conf')
const caddy = textOf('docs/operation/Caddyfile')

const house = await houseOfFile()
const person = await addPerson(house)
const client = '203.0.113.7'

interface Arrival {
  host: string
  scheme: 'http' | 'https'
  address: string
  headers: Record<string, string | string[] | undefined>
}

/** The headers that nginx sends by this file, from the variables of one request. */
function sentByNginx({ host, scheme, address, headers }: Arrival): Record<string, string> {
  const passed = headers['x-forwarded-for']
  const values: Record<string, string> = {
    $host: host,
    $scheme: scheme,
    $remote_addr: address,
    $proxy_add_x_forwarded_for: [passed, address].filter(Boolean).join(', '),
  }
  const lines = [...nginx.matchAll(/^\s*proxy_set_header\s+(\S+)\s+(\S+);$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name.toLowerCase(), values[value] ?? '']))
}

/** A proxy that sends on what `sent` makes of each request. It is asked as after its TLS, which is none of the headers' business. */
async function proxyBefore(node: House, sent: (arrival: Arrival) => Record<string, string>) {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const set = sent({ host: headers.host ?? '', scheme: 'https', address: client, headers })
    const { connection: _, ...others } = { ...headers, ...set }
    const { hostname, port } = new URL(node.address)
    const passed = httpRequest({ hostname, port, method, path, headers: others, agent: false }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => server.close(resolve).closeAllConnections()),
  }
}

describe('through the proxy that nginx.conf describes', () => {
  it('SEC-001, SEC-087 a person logs in with a protected cookie, by their own address and no other', async () => {
    const node = await anotherNode(house, { environment: { TRUSTED_PROXY_HOPS: '1' } })
    const proxy = await proxyBefore(node, sentByNginx)
    const { host = '' } = house.proxyHeaders
    const lies = { 'x-forwarded-for': '192.0.2.66', 'x-forwarded-proto': 'http' }
    const visitor = new Visitor({ ...node, address: proxy.address, proxyHeaders: { host, ...lies } })
    house.logLines.length = 0
    const answer = await visitor.submit('/login', { email: person.email, password })
    expect([answer.status, answer.headers.location]).toEqual([303, '/app-selector'])
    expect(visitor.cookies.has(sessionCookieName(true))).toBe(true)
    expect((await visitor.get('/app-selector')).status).toBe(200)
    const lines = house.logLines.map(line => JSON.parse(line))
    expect(lines.filter(line => line.level >= 40)).toEqual([])
    expect(lines.find(line => line.audit?.event === 'sign-in')?.audit.address).toBe(client)
    await proxy.close()
    await node.close()
  })
})

/** What a directive of nginx is set to, in the units of the product. */
const nginxOf = (name: string) => new RegExp(`^\\s*${name}\\s+(?:\\d+ )?([\\d.]+)([a-z]?);`, 'm').exec(nginx)?.slice(1)
const secondsOf = (name: string) => Number(nginxOf(name)?.[0])
const caddyOf = (name: string) => Number(new RegExp(`^\\s*${name} ([\\d.]+)`, 'm').exec(caddy)?.[1])

describe('the files for proxies', () => {
  const largestBody = Math.max(limits.measure.bytes, limits.body.document)

  it('SEC-088, SEC-087 send the host, the address and the way of each request', () => {
    const arrival = { host: 'coils.example.com', scheme: 'https', address: client, headers: {} } as const
    expect(sentByNginx(arrival)).toEqual({
      connection: '',
      host: 'coils.example.com',
      'x-forwarded-for': client,
      'x-forwarded-proto': 'https',
    })
    // Caddy sends the same by itself, unless it is told otherwise.
    expect(caddy).not.toMatch(/header_up|trusted_proxies/)
  })

  it('let through what the application takes, and not much more', () => {
    expect(nginxOf('client_max_body_size')).toEqual(['2', 'm'])
    expect(caddy).toMatch(/max_size 2MiB$/m)
    expect([2 * 2 ** 20 >= largestBody, 2 * 2 ** 20 < 1.2 * largestBody]).toEqual([true, true])
    expect(nginxOf('large_client_header_buffers')).toEqual([String(limits.incoming.headerBytes / 1024), 'k'])
    expect(nginx).toContain(`bodies of ${largestBody.toLocaleString('en-US')} bytes`)
  })

  it('wait as long as the longest answer takes, and end unused connections before the application does', () => {
    const longest = limits.calculation.longestWallMs / 1000
    const unused = limits.connection.keepAliveMs / 1000
    for (const wait of [secondsOf('proxy_read_timeout'), caddyOf('response_header_timeout')])
      expect([wait > longest, wait < longest + 30]).toEqual([true, true])
    for (const kept of [secondsOf('keepalive_timeout'), caddyOf('keepalive')]) expect(kept).toBeLessThan(unused)
    expect(secondsOf('client_header_timeout')).toBe(limits.connection.headersMs / 1000)
    expect(secondsOf('client_body_timeout')).toBe(limits.connection.requestMs / 1000)
    expect(secondsOf('send_timeout')).toBe(limits.connection.silentMs / 1000)
  })

  it('reach the application where it listens, and let one fault of a client take no node out', () => {
    const port = variables.PORT.schema.parse(undefined)
    expect(nginx).toContain(`server 127.0.0.1:${port} `)
    expect(caddy).toContain(`reverse_proxy 127.0.0.1:${port} {`)
    expect(caddy).toMatch(/health_uri \/readyz$/m)
    // Counted by Caddy for a body that was too large as well.
    expect(caddy).not.toContain('fail_duration')
  })

  it('use a node that is back before the next one to be restarted is out', () => {
    const excluded = Number(/^\s*server .* fail_timeout=(\d+)s;$/m.exec(nginx)?.[1])
    for (const away of [excluded, caddyOf('health_interval')]) expect(2 * away).toBeLessThan(defaultDrainSeconds)
  })

  it('close what is for monitoring, and redirect plain http', () => {
    for (const path of ['/metrics', '/readyz', '/healthz']) {
      expect(nginx).toMatch(new RegExp(`location = ${path} +\\{ return 404; \\}`))
      expect(caddy).toMatch(new RegExp(`@inside path .*${path}\\b`))
    }
    expect(nginx).toMatch(/listen 80;[\s\S]*return 308 https:/)
  })

  it.each([
    ['nginx.conf', nginx],
    ['Caddyfile', caddy],
  ])('%s names variables that exist', (_, text) => {
    const named = text.match(/\b[A-Z]{2,}(?:_[A-Z]+)*(?==)/g) ?? []
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter(name => !(name in variables))).toEqual([])
  })
})
