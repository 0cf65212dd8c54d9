/** One browser: keeps its cookies, and sends the headers of a browser with each request. */
import { Agent } from 'node:http'
import request, { type Response } from 'supertest'
import { sessionCookieName } from '../../server/session/session'
import { endpoints } from '../../shared/contracts'
import type { Operation } from '../../shared/contracts/operation'
import type { House } from './house'

type Headers = Record<string, string | undefined>

export interface EndpointCall {
  id?: string
  query?: Record<string, string>
  body?: unknown
}

/**
 * Keeps connections open like a browser, because a new one costs more than most requests. They close before the server
 * would close them.
 */
const connections = new Agent({ keepAlive: true, timeout: 2_000 })

export class Visitor {
  readonly cookies = new Map<string, string>()
  private kept: { session: string | undefined; token: string } | undefined

  constructor(readonly house: House) {}

  /** Sets the CSRF token, as if it were on a page with this token. */
  holds(token: string): void {
    this.kept = { session: this.sessionCookie, token }
  }

  /** Opens an address, as if it were typed or followed from a link on our pages. */
  get(path: string, headers: Headers = {}): Promise<Response> {
    return this.send('get', path, { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', ...headers })
  }

  /** Sends a form unchanged, with additional headers (`undefined` omits one). */
  post(path: string, form: Record<string, string> | string, headers: Headers = {}): Promise<Response> {
    const body = typeof form === 'string' ? form : new URLSearchParams(form).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    return this.send('post', path, { ...fromOurPage, ...type, ...headers }, body)
  }

  /** Opens a page, fills in its form and sends it, with the page's token. */
  async submit(path: string, form: Record<string, string>, headers: Headers = {}): Promise<Response> {
    return this.post(path, { _csrf: await this.token(path), ...form }, headers)
  }

  /** Logs out by the button of the user menu. */
  async logsOut(): Promise<Response> {
    return this.post('/log-out', { _csrf: await this.token() })
  }

  /** Calls an operation as a widget does, with the token of this session. */
  async call(operation: Operation, body: unknown = {}, headers: Headers = {}): Promise<Response> {
    const path = `/${operation.service}/${operation.name}`
    return this.callAt(operation.method, path, body, { 'x-csrf-token': await this.keptToken(), ...headers })
  }

  /** Makes a REST call like a widget, by its name in the contracts. */
  async ask(name: string, { id = '', query, body }: EndpointCall = {}, headers: Headers = {}): Promise<Response> {
    const endpoint = endpoints.find(one => one.name === name)
    if (!endpoint) throw new Error(`there is no endpoint ${name}`)
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const path = this.house.parts.apis[endpoint.api].prefix + endpoint.path.replace(':id', id) + search
    return this.callAt(endpoint.method, path, body, { 'x-csrf-token': await this.keptToken(), ...headers })
  }

  /** Calls any address like a widget, but adds no token by itself. */
  callAt(method: string, path: string, body: unknown = {}, headers: Headers = {}): Promise<Response> {
    if (method === 'GET') return this.send('get', path, { ...fromOurPage, accept: 'application/json', ...headers })
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const type = { 'content-type': 'application/json', accept: 'application/json' }
    return this.send(method.toLowerCase() as 'post', path, { ...fromOurPage, ...type, ...headers }, text)
  }

  /** The token of this session in a page; empty if the page has none. */
  async token(path = '/login'): Promise<string> {
    const page = await this.get(path)
    return page.text.match(/<meta name="csrf-token" content="([^"]*)"/)?.[1] ?? ''
  }

  /** The token of this session, loaded once for each session, as a widget reads it from its page. */
  private async keptToken(): Promise<string> {
    const session = this.sessionCookie
    if (!this.kept || this.kept.session !== session) {
      const token = await this.token()
      this.kept = { session: this.sessionCookie, token }
    }
    return this.kept.token
  }

  /** Whether this browser is signed in, by the server's answer. */
  async isSignedIn(): Promise<boolean> {
    const { status, body } = await this.callAt('GET', '/AccountService.svc/GetUserProfile')
    return status !== 401 && !body.SessionExpired
  }

  get sessionCookie(): string | undefined {
    return this.cookies.get(sessionCookieName(this.house.parts.config.secureCookies))
  }

  /** Another browser with copies of this one's cookies, like that of a thief. */
  copy(): Visitor {
    const other = new Visitor(this.house)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  private async send(method: 'get' | 'post', path: string, headers: Headers, body?: string): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = { ...this.house.proxyHeaders, ...(cookie && { cookie }), ...headers }
    const test = request(this.house.address)[method](path).agent(connections)
    for (const [name, value] of Object.entries(all)) if (value !== undefined) test.set(name, value)
    const response = await (body === undefined ? test : test.send(body))
    for (const line of setCookies(response)) this.keep(line)
    return response
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
    if (/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** The header that a browser adds to a request of our own page. */
export const fromOurPage = { 'sec-fetch-site': 'same-origin' } as const

export function setCookies(response: Response): string[] {
  const header: unknown = response.headers['set-cookie']
  return Array.isArray(header) ? (header as string[]) : []
}
