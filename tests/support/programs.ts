/** Programs of companies: service accounts with a token, and what they ask over HTTP. */
import { randomBytes } from 'node:crypto'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { createServiceTokens } from '../../server/services/serviceTokens'
import type { Role } from '../../shared/access/roles'
import { apiCalls } from '../../shared/selectionApi/apiCalls'
import { tools } from '../../shared/tools/tools'
import type { House } from './house'
import { addPerson, type Person } from './people'
import { smallestRequests } from './smallestRequests'

export interface Program extends Person {
  token: string
}

interface ProgramOptions {
  roles?: readonly Role[]
  /** The roles of its company; by default those of all tools that programs reach through it. */
  companyRoles?: readonly Role[]
  company?: string
}

export const toolRoles = ['enterprise', 'economizer', 'aircooler', 'drygas-gasmix', 'circ-build'] as const
let made = 0

/** A service account with a token, as from a sign-in. */
export async function hasProgram(house: House, options: ProgramOptions = {}): Promise<Program> {
  const { roles = ['selection-api', 'nimbus'], companyRoles = toolRoles, company = `Programs ${++made}` } = options
  const email = `svc-${randomBytes(6).toString('hex')}`
  const person = await addPerson(house, { email, name: 'Takeoff', type: 'Service', roles, company })
  const { db, clock } = house.parts
  const held = JSON.stringify(companyRoles)
  await db.updateTable('companies').set({ roles: held }).where('id', '=', person.companyId).execute()
  const token = await createServiceTokens(db, clock).issue({ audience: 'suite', userId: person.id })
  return { ...person, token }
}

export interface Asked {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** Undefined if the answer is no JSON. */
  json: ReturnType<typeof JSON.parse>
}

/** A request without anything that a browser would add. Without a body it is a GET. */
export function asksAs(house: House, program: Program | undefined, path: string, asked: Asked = {}): Promise<Answered> {
  const { body, method = body === undefined ? 'GET' : 'POST' } = asked
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  const headers = {
    ...house.proxyHeaders,
    ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(program && { authorization: `Bearer ${program.token}` }),
    ...asked.headers,
  }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${house.address}${path}`, { method, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.once('end', () => {
        const bytes = Buffer.concat(chunks)
        const isJson = /json/.test(response.headers['content-type'] ?? '')
        resolve({
          ...{ status: response.statusCode ?? 0, headers: response.headers, bytes },
          json: isJson ? JSON.parse(bytes.toString()) : undefined,
        })
      })
    })
    sent.once('error', reject)
    sent.end(text)
  })
}

/** The tools as programs address them, with the smallest request of each of their operations. */
export const programTools = [...new Set(apiCalls.map(({ tool }) => tool))].map(tool => ({
  tool,
  at: apiCalls.find(call => call.tool === tool && call.name === 'rate')!.path.replace(/\/rate$/, ''),
  hasSearch: apiCalls.some(call => call.tool === tool && call.name === 'startSearch'),
  smallest: <Request>(operation: string) => smallestRequests[`${tools[tool].service}/${operation}`] as Request,
}))
