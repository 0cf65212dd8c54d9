/** Many requests sent at once on one connection, which no browser and no proxy does. */
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { type Listening, listen } from '../../../server/process/listen'

const { pipelined } = limits.incoming
let listening: Listening | undefined
afterEach(() => listening?.stop())

/** The statuses, in their order, and how many requests were begun, of `count` requests in one packet. */
async function sendAtOnce(count: number): Promise<{ statuses: string[]; begun: number }> {
  const begun: ServerResponse[] = []
  listening = await listen(
    (_, response) => {
      begun.push(response)
      // The last ones are answered first.
      setImmediate(() => begun.at(-1 - begun.indexOf(response))?.end('answer'))
    },
    { host: '127.0.0.1', port: 0 },
  )
  const { port } = listening
  const text = await new Promise<string>((resolve, reject) => {
    let received = ''
    const last = 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n'
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(count - 1) + last),
    )
    socket.on('data', part => (received += part))
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })
  return { statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status), begun: begun.length }
}

it('SEC-119 begins only a few of a thousand requests of one connection, answers these, and ends the connection', async () => {
  const { statuses, begun } = await sendAtOnce(1_000)
  expect([begun, statuses]).toEqual([pipelined, [...Array(pipelined).fill('200'), '503']])
})

it('answers all of a few', async () => {
  expect(await sendAtOnce(pipelined)).toEqual({ statuses: Array(pipelined).fill('200'), begun: pipelined })
})

it('counts only what is under way', async () => {
  listening = await listen((_, response) => void response.end('answer'), { host: '127.0.0.1', port: 0 })
  const { port } = listening
  const wanted = 3 * pipelined
  const answers = await new Promise<number>((resolve, reject) => {
    let count = 0
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'))
    socket.on('data', part => {
      count += String(part).split('HTTP/1.1 200').length - 1
      if (count === wanted) socket.end(() => resolve(count))
      else socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(count))
  })
  expect(answers).toBe(wanted)
})
