/** How a server stops: what was asked is answered whole, and no client sends into a connection that ends. */
import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Listening, listen } from '../../../server/process/listen'

const part = Buffer.alloc(1_000_000, 'x')
let listening: Listening
let agent: Agent
/** What was asked for and is not yet answered. */
let held: ServerResponse[]
let stopped: Promise<void> | undefined
/** The server's side of each connection, by its last request. */
let sockets: Socket[]

beforeEach(async () => {
  held = []
  sockets = []
  stopped = undefined
  agent = new Agent({ keepAlive: true })
  listening = await listen(
    (request, response) => {
      sockets.push(request.socket)
      if (request.url === '/held') held.push(response)
      else response.end('at once')
    },
    { host: '127.0.0.1', port: 0 },
  )
})
afterEach(async () => {
  vi.useRealTimers()
  for (const response of held) response.destroy()
  agent.destroy()
  await (stopped ?? listening.stop())
})

function ask(path: string): Promise<{ answer: IncomingMessage; bytes: number; socket: Socket }> {
  return new Promise((resolve, reject) => {
    get(listening.address + path, { agent }, answer => {
      let bytes = 0
      const { socket } = answer
      answer.on('data', part => (bytes += part.length))
      answer.on('error', reject)
      answer.on('end', () => resolve({ answer, bytes, socket }))
    }).on('error', reject)
  })
}

const ended = (socket: Socket) =>
  new Promise<void>(resolve => {
    if (socket.closed) resolve()
    socket.once('close', () => resolve())
  })

describe('a server that is about to stop', () => {
  it('SEC-116 still takes connections, and says in each answer that it is the last of its connection', async () => {
    const before = await ask('/')
    listening.drain()
    const after = [await ask('/'), await ask('/')]
    expect(before.answer.headers.connection).toBe('keep-alive')
    expect(after.map(({ answer }) => [answer.statusCode, answer.headers.connection])).toEqual([
      [200, 'close'],
      [200, 'close'],
    ])
  })

  it('SEC-116 says so too of what was asked before', async () => {
    const asked = ask('/held')
    await expect.poll(() => held.length).toBe(1)
    listening.drain()
    held[0]!.end('late')
    expect((await asked).answer.headers.connection).toBe('close')
  })
})

describe('a stop', () => {
  it('SEC-116 waits for what is under way, and cuts no answer', async () => {
    // On connections that have been used before.
    await Promise.all([ask('/'), ask('/')])
    const asked = [ask('/held'), ask('/held')]
    await expect.poll(() => held.length).toBe(2)
    held[0]!.write(part)
    let isStopped = false
    stopped = listening.stop().then(() => {
      isStopped = true
    })
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
    for (let count = 0; count < 20; count++) held[0]!.write(part)
    held[1]!.end('late')
    expect((await asked[1]!).bytes).toBe(4)
    expect(isStopped).toBe(false)
    held[0]!.end(part)
    expect((await asked[0]!).bytes).toBe(22 * part.length)
    await stopped
  })

  it('SEC-116 ends a kept connection on which nothing is under way, and one on which nothing was ever sent', async () => {
    const { socket } = await ask('/')
    const unused = await connected()
    stopped = listening.stop()
    await Promise.all([ended(socket), ended(unused), stopped])
    expect([socket.destroyed, unused.destroyed]).toEqual([true, true])
  })

  it('SEC-116 ends a kept connection at once, and still answers on one that was never used', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const unused = await connected()
    const { socket } = await ask('/')
    stopped = listening.stop()
    await ended(socket)
    unused.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    expect(await textOf(unused)).toMatch(/^HTTP\/1\.1 200[\s\S]*at once/)
    await stopped
  })

  it('SEC-116 waits for a request of which only the beginning has come', async () => {
    const socket = await connected()
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    await once(socket, 'data')
    const there = sockets.at(-1)!
    const before = there.bytesRead
    socket.write('GET / HTTP/1.1\r\nHost:')
    await expect.poll(() => there.bytesRead).toBeGreaterThan(before)
    stopped = listening.stop()
    socket.write(' here\r\n\r\n')
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 200[\s\S]*at once/)
    await stopped
  })

  it('SEC-116 ends what is still under way after 25 seconds', async () => {
    const asked = ask('/held').catch(error => (error as Error).message)
    await expect.poll(() => held.length).toBe(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stopped = listening.stop()
    vi.advanceTimersByTime(24_999)
    expect(sockets[0]!.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    await stopped
    expect(await asked).toBe('socket hang up')
  })
})

/** A connection that the server has as well. */
async function connected(): Promise<Socket> {
  const socket = connect(listening.port, '127.0.0.1')
  await once(socket, 'connect')
  // It has taken this one before the one that comes after it.
  await ask('/')
  return socket
}

/** What still comes until the connection is closed. */
async function textOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', part => (text += part))
  await ended(socket)
  return text
}
