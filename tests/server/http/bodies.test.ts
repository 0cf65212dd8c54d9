/** The reader of bodies by itself: no contract and no service behind it, whose refusal could stand for its own. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler } from 'express'
import { afterAll, expect, it } from 'vitest'
import type { InputError } from '../../../server/errors/inputError'
import { bodies } from '../../../server/http/bodies'
import { account } from '../../../shared/contracts'

const app = express()
app.use('/operation', (request, _, next) => {
  request.operation = account.GetIdentity
  next()
})
app.use(bodies(() => true))
app.use((_, response) => void response.end())
app.use(((error: InputError, _request, response, _next) => {
  response.status(error.status).end()
}) satisfies ErrorRequestHandler)
const server = createServer(app)
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

async function statusOf(path: string, type: string, body: string): Promise<number> {
  const headers = { 'content-type': type }
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })).status
}

const json = (body: string) => statusOf('/operation', 'application/json', body)
const form = (body: string) => statusOf('/form', 'application/x-www-form-urlencoded', body)
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

it('takes what any contract may ask for', async () => {
  expect([await json('{"any":["thing"]}'), await json(nested(20)), await form('any=thing')]).toEqual([200, 200, 200])
})

it.each([
  ['a level too deep', nested(22)],
  ['named like a prototype', '{"a":[{"__proto__":{}}]}'],
  ['named like a constructor', '{"constructor":1}'],
  ['with a NUL in a text', '{"a":"x\\u0000"}'],
  ['with a NUL in a name', '{"x\\u0000":1}'],
  ['with half a character', '{"a":["\\ud800"]}'],
])('SEC-090, SEC-091 refuses a body %s', async (_, body) => {
  expect(await json(body)).toBe(400)
})

it.each(['a=x%00', 'constructor=x', 'a=1&a=2'])('SEC-090, SEC-091, SEC-092 refuses a form with %s', async body => {
  expect(await form(body)).toBe(400)
})
