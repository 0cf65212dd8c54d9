/** Requests that two servers could read differently: each is refused, and its connection ends. */
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { houseOfFile } from '../../support/house'

const house = await houseOfFile()
const host = new URL(house.proxyHeaders.host ? `https://${house.proxyHeaders.host}` : house.address).host
const { port } = new URL(house.address)

/** Sends bytes as they stand; what came back until the connection was closed, or the answer to a request by the book. */
function send(text: string): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setEncoding('latin1')
    socket.on('data', part => (answer += part))
    socket.on('close', () => resolve({ text: answer, isClosed: true }))
    socket.on('error', error => ((error as NodeJS.ErrnoException).code === 'ECONNRESET' ? undefined : reject(error)))
    socket.setTimeout(60_000, () => {
      resolve({ text: answer, isClosed: false })
      socket.destroy()
    })
  })
}

const head = (...lines: string[]) => [...lines, '', ''].join('\r\n')
const post = (...headers: string[]) =>
  head('POST /login HTTP/1.1', `Host: ${host}`, 'X-Forwarded-Proto: https', 'Sec-Fetch-Site: same-origin', ...headers)
const hidden = head('GET /healthz HTTP/1.1', `Host: ${host}`)

const ambiguous: Record<string, string> = {
  'both lengths': `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`,
  'both lengths, the other way round': `${post('Transfer-Encoding: chunked', 'Content-Length: 4')}0\r\n\r\n${hidden}`,
  'two lengths': post('Content-Length: 0', 'Content-Length: 44') + hidden,
  'a length with a sign': `${post('Content-Length: +3')}abc`,
  'a length that is no number': `${post('Content-Length: 3x')}abc`,
  'chunked and something after it': `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n`,
  'an obfuscated encoding': post('Transfer-Encoding: xchunked', 'Content-Length: 0'),
  'a blank before the colon': `${post('Transfer-Encoding : chunked')}0\r\n\r\n`,
  'a chunk without a size': `${post('Transfer-Encoding: chunked', 'Content-Type: application/x-www-form-urlencoded')}g\r\nx\r\n0\r\n\r\n`,
  'a chunk that is longer than it says':
    post('Transfer-Encoding: chunked', 'Content-Type: application/x-www-form-urlencoded') +
    `1\r\nabc\r\n0\r\n\r\n${hidden}`,
  'lines that end in LF alone': `GET /healthz HTTP/1.1\nHost: ${host}\n\n`,
  'a folded header': head('GET /healthz HTTP/1.1', `Host: ${host}`, 'X-One: a', ' b'),
  'a NUL in a header': head('GET /healthz HTTP/1.1', `Host: ${host}`, 'X-One: a\0b'),
  'no host': head('GET / HTTP/1.1'),
  'two hosts': head('GET / HTTP/1.1', `Host: ${host}`, 'Host: evil.example'),
}

describe.each(Object.entries(ambiguous))('%s', (_, text) => {
  it('SEC-079 is refused with 400, once, and the connection ends', async () => {
    const answer = await send(text)
    const statuses = [...answer.text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(match => match[1])
    expect([statuses, answer.isClosed]).toEqual([['400'], true])
  })
})

it('SEC-119 headers that are too long are refused', async () => {
  const { text, isClosed } = await send(
    head('GET / HTTP/1.1', `Host: ${host}`, `X-Long: ${'x'.repeat(limits.incoming.headerBytes)}`),
  )
  expect([/^HTTP\/1\.1 431/.test(text), isClosed]).toEqual([true, true])
})

it('SEC-119 so are headers that are too many, and an address that is too long', async () => {
  const many = Array.from({ length: limits.incoming.headers + 1 }, (_, index) => `X-${index}: 1`)
  const close = 'Connection: close'
  const answers = [
    await send(head('GET / HTTP/1.1', `Host: ${host}`, close, ...many)),
    await send(head(`GET /?${'x'.repeat(limits.addressLength)} HTTP/1.1`, `Host: ${host}`, close)),
  ]
  expect(answers.map(({ text }) => text.slice(9, 12))).toEqual(['431', '414'])
})
