/** How long a connection may take, by a wire that says little: with short limits, which are waited for by what comes. */
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { type ConnectionTimes, type Listening, listen } from '../../../server/process/listen'

const patient: ConnectionTimes = {
  ...{ headersMs: 3_600_000, requestMs: 3_600_000, checkMs: 20, silentMs: 3_600_000, keepAliveMs: 3_600_000 },
}
const answerBytes = 100_000_000
const opened: { listening?: Listening; sockets: Socket[] } = { sockets: [] }

afterEach(async () => {
  for (const socket of opened.sockets.splice(0)) socket.destroy()
  await opened.listening?.stop()
})

/** A server that answers with more than any buffer holds, and is as patient as `times` says. */
async function serve(times: Partial<ConnectionTimes>): Promise<{ port: number; isEnded: Promise<void> }> {
  let hasEnded: () => void = () => undefined
  const isEnded = new Promise<void>(resolve => {
    hasEnded = resolve
  })
  const part = Buffer.alloc(answerBytes / 100, 'x')
  const listening = await listen(
    (request, response) => {
      response.on('close', hasEnded)
      if (request.url === '/small') return void response.end('small')
      for (let count = 0; count < 100; count++) response.write(part)
      response.end()
    },
    { host: '127.0.0.1', port: 0 },
    { ...patient, ...times },
  )
  opened.listening = listening
  return { port: listening.port, isEnded }
}

/** What comes back until the server ends the connection. */
function ended({ port }: { port: number }, sent: string): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    opened.sockets.push(socket)
    let text = ''
    socket.on('data', part => (text += part))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

it('SEC-119 is asked every second for what is late: headers end within 16 s, as a whole request does within 31 s', () => {
  expect([limits.connection.headersMs, limits.connection.requestMs, limits.connection.checkMs]).toEqual([
    15_000, 30_000, 1_000,
  ])
})

it('SEC-119 ends a connection that does not finish its headers', async () => {
  expect(await ended(await serve({ headersMs: 40 }), 'GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ')).toMatch(
    /^HTTP\/1\.1 408/,
  )
})

it('SEC-119 ends a connection that says nothing at all', async () => {
  expect(await ended(await serve({ headersMs: 40 }), '')).toMatch(/^HTTP\/1\.1 408/)
})

it('SEC-119 ends a connection that does not finish its body', async () => {
  const head = 'POST /small HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nabc'
  expect(await ended(await serve({ requestMs: 40, headersMs: 40 }), head)).toContain('HTTP/1.1 408')
})

it('SEC-119 looks for what is late as often as it is told, and not as seldom as Node does by itself', async () => {
  const seldom = createServer({ headersTimeout: 40, connectionsCheckingInterval: 3_000 })
  await new Promise<void>(resolve => seldom.listen(0, '127.0.0.1', resolve))
  const { port } = seldom.address() as AddressInfo
  try {
    const slow = 'GET / HTTP/1.1\r\nHost: here\r\nX-Slow: '
    const first = await Promise.race([
      ended({ port }, slow).then(() => 'seldom'),
      ended(await serve({ headersMs: 40 }), slow).then(() => 'often'),
    ])
    expect(first).toBe('often')
  } finally {
    seldom.close()
  }
})

it('ends a connection whose client does not take its answer', async () => {
  const { port, isEnded } = await serve({ silentMs: 40 })
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'))
  opened.sockets.push(socket)
  // Nothing else would: more was sent than all buffers on the way hold.
  await isEnded
  expect(socket.bytesRead).toBeLessThan(answerBytes)
})

it('SEC-119 keeps a connection for 75 s that is not used, which each answer says', async () => {
  const listening = await listen((_, response) => void response.end(), { host: '127.0.0.1', port: 0 })
  opened.listening = listening
  const { headers } = await fetch(listening.address)
  expect(headers.get('keep-alive')).toBe('timeout=75')
})

it('ends a connection that is kept and not used', async () => {
  expect(await ended(await serve({ keepAliveMs: 40 }), 'GET /small HTTP/1.1\r\nHost: here\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200/,
  )
})
