/**
 * The server to compare with: Express, helmet, a session, and renderToString of the same markup. Its own process:
 * `baseline.ts <pages.json> [address of Redis]`. With Redis it keeps its sessions there, and compresses.
 */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import { RedisStore } from 'connect-redis'
import express from 'express'
import session from 'express-session'
import helmet from 'helmet'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { createClient } from 'redis'
import { elementsOf, type Node, parse } from './markup'

declare module 'express-session' {
  interface SessionData {
    visits: number
  }
}

const [, , file = '', redisUrl] = process.argv
const pages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
const parsed = new Map(Object.entries(pages).map(([path, html]) => [path, parse(html)]))
const Page = ({ nodes }: { nodes: Node[] }) => createElement(Fragment, {}, ...elementsOf(nodes))

const app = express()
app.use(helmet())
if (redisUrl) app.use(compression())
app.use(
  session({ secret: 'a bench has no secrets', resave: false, saveUninitialized: false, store: await openStore() }),
)
app.get('/start-session', (request, response) => {
  request.session.visits = 1
  response.send('ok')
})
app.get('/{*path}', (request, response) => {
  const nodes = parsed.get(request.path)
  if (!nodes) return void response.sendStatus(404)
  const html = renderToString(createElement(Page, { nodes }))
  response.type('html').send(html.startsWith('<!DOCTYPE') ? html : `<!DOCTYPE html>${html}`)
})
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

/** The store of the sessions; undefined for the one in memory. */
async function openStore(): Promise<RedisStore | undefined> {
  if (!redisUrl) return undefined
  const client = createClient({ url: redisUrl })
  client.on('error', error => console.error(error))
  await client.connect()
  return new RedisStore({ client, prefix: 'bench:' })
}
