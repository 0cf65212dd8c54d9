/** The server to compare with: Express, helmet, a session, and renderToString of the same markup. Its own process. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import express from 'express'
import session from 'express-session'
import helmet from 'helmet'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { elementsOf, type Node, parse } from './markup'

declare module 'express-session' {
  interface SessionData {
    visits: number
  }
}

const pages: Record<string, string> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const parsed = new Map(Object.entries(pages).map(([path, html]) => [path, parse(html)]))
const Page = ({ nodes }: { nodes: Node[] }) => createElement(Fragment, {}, ...elementsOf(nodes))

const app = express()
app.use(helmet())
app.use(session({ secret: 'a bench has no secrets', resave: false, saveUninitialized: false }))
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
