/** Sends a request unchanged, whose path a client would normalise or whose method it would refuse. */
import { type IncomingHttpHeaders, request } from 'node:http'
import type { House } from './house'
import type { Visitor } from './visitor'

interface Raw {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** The visitor whose cookies it carries. */
  as?: Visitor
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export function rawRequest(house: House, { method = 'GET', path, headers, body, as }: Raw): Promise<Answer> {
  const { hostname, port } = new URL(house.address)
  const cookie = [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const all = { ...house.proxyHeaders, ...(cookie && { cookie }), ...headers }
  return new Promise((resolve, reject) => {
    // Its own connection, because a malformed request ends the connection, and the next request with it.
    const sent = request({ agent: false, hostname, port, method, path, headers: all }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', part => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
