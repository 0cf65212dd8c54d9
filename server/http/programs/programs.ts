/**
 * The Selection API: a token by the client id and the password of a service account, and the calls of the tools by that
 * token. There is no session and no cookie here, and refusals are problem details (RFC 9457).
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import express, { type Request as HttpRequest, type RequestHandler, type Response } from 'express'
import { z } from 'zod'
import {
  type ApiCall,
  apiCalls,
  apiPrefix,
  apiSegment,
  openApiPath,
  tokenPath,
} from '../../../shared/selectionApi/apiCalls'
import { type ToolName, tools } from '../../../shared/tools/tools'
import { createThrottle } from '../../access/throttle'
import type { Config } from '../../config/config'
import { limits } from '../../config/limits'
import { ApiError } from '../../errors/apiError'
import { soundnessError } from '../../errors/inputError'
import type { ErrorGroups } from '../../monitoring/errorGroups'
import { readBody } from '../../request/readBody'
import { clientId } from '../../services/account/clientId'
import { type ApiAnswer, type ApiRequest, apiAnswers } from '../../services/programs/apiAnswers'
import type { ToolParts } from '../../services/tools/toolDefinition'
import { outgoing } from '../../upstream/outgoing'
import type { Upstream } from '../../upstream/upstream'
import { operationOf } from '../countRequests'
import { fieldErrors } from './fieldErrors'
import { isForPrograms } from './forPrograms'
import { openApi } from './openApi'
import { apiErrorOf, sendProblem } from './problemDetails'
import { createProgramDoor } from './programDoor'

interface ProgramParts extends Omit<ToolParts, 'throttle' | 'secondFactorRoles'> {
  config: Config
  auth: Upstream
  floods: Parameters<typeof createProgramDoor>[0]['floods']
  errorGroups: ErrorGroups
}

type Asked = Pick<ApiRequest, 'query' | 'body' | 'key'>

const credentials = z.strictObject({ userId: clientId, password: z.string().min(1).max(limits.typedPassword) })

export function programs(parts: ProgramParts): RequestHandler {
  const { config, errorGroups } = parts
  const throttle = createThrottle(parts.db, parts.clock)
  const door = createProgramDoor({ ...parts, throttle })
  const answers = answersOf({ ...parts, throttle, secondFactorRoles: config.secondFactorRoles })

  return async (request, response, next) => {
    if (!isForPrograms(request.path)) return next()
    try {
      door.admitAddress(request)
      // A token of an external token service cannot be looked up here.
      if (config.tokenServiceOrigin) throw new ApiError('elsewhere')
      if (request.path === openApiPath) return void response.json(describe(request))
      if (request.path === tokenPath) return void response.json(await giveToken(request, response))
      await answerCall(request, response)
    } catch (cause) {
      const error = apiErrorOf(cause)
      if (error.problem === 'failed' || error.problem === 'busy') {
        request.log.error({ err: cause }, 'request failed')
        const { requestId, path } = request
        const status = error.problem === 'busy' ? 503 : 500
        errorGroups.failed({ requestId, operation: operationOf(request, path), status }, cause)
      } else request.log.info({ refused: error.message }, 'request refused')
      if (response.headersSent) return next(cause)
      sendProblem(request, response, error)
    }
  }

  async function giveToken(request: HttpRequest, response: Response): Promise<object> {
    requireMethod(request, ['POST'])
    const body = fits(credentials, await bodyOf(request, response, limits.body.json))
    const answer = await parts.auth(outgoing(request, { method: 'POST', path: tokenPath, body }))
    const token = answer.headers.get('authorization')?.replace(/^Bearer /, '')
    if (!token) throw new ApiError('signIn', { headers: { 'www-authenticate': 'Bearer' } })
    return { token, expiresInSeconds: limits.bearerTokenMinutes * 60 }
  }

  async function answerCall(request: HttpRequest, response: Response): Promise<void> {
    const { api, id } = callAt(request)
    if (config.upstreams[api.operation.service]) throw new ApiError('elsewhere')
    const answer = answers[api.tool][api.name]
    const early = door.early(request, api)
    if (!early) {
      const call = await door.admit(request, response, api)
      return send(response, api, await answer({ ...(await askedIn(request, response, api)), api, id, call }))
    }
    const read = askedIn(request, response, api)
    const begun = read.then(asked => answer({ ...asked, api, id, call: early }))
    // Whether the program is admitted is said first, whatever else is wrong.
    begun.catch(() => undefined)
    // The work is with its thread before this thread turns to the database.
    await read.then(nextTurn, nextTurn)
    const call = await door.admit(request, response, api)
    if (isDeepStrictEqual(early.caller, call.caller)) return send(response, api, await begun)
    send(response, api, await answer({ ...(await read), api, id, call }))
  }

  /** What is asked in the address, the body and the headers of a request, as its schemas want it. */
  async function askedIn(request: HttpRequest, response: Response, api: ApiCall): Promise<Asked> {
    if (soundnessError(request.query)) throw new ApiError('unsound')
    const query = fits(api.query ?? z.strictObject({}), request.query)
    const limit = api.operation.bodyLimit ?? limits.body.json
    const body = api.body && fits(api.body, await bodyOf(request, response, limit))
    const key = api.isOnce && keyOf(request)
    return { query, body, key: key || undefined }
  }

  async function bodyOf(request: HttpRequest, response: Response, limit: number): Promise<unknown> {
    if (request.is('application/json') !== 'application/json') throw new ApiError('media')
    await readBody(jsonUpTo(limit), request, response).catch(error => {
      throw new ApiError(error.status === 413 ? 'large' : 'unreadable', {
        ...(error.status === 413 && { said: `The body is over the limit of ${limit.toLocaleString('en')} bytes.` }),
      })
    })
    if (soundnessError(request.body)) throw new ApiError('unsound')
    return request.body
  }
}

type Answers = ReturnType<typeof apiAnswers>

function answersOf(parts: ToolParts): Readonly<Record<ToolName, Answers>> {
  const names = Object.keys(tools) as ToolName[]
  return Object.fromEntries(names.map(tool => [tool, apiAnswers(parts, tool)])) as Record<ToolName, Answers>
}

const callsByPath = new Map<string, ApiCall[]>()
for (const call of apiCalls) callsByPath.set(call.path, [...(callsByPath.get(call.path) ?? []), call])
function describe(request: HttpRequest): object {
  requireMethod(request, ['GET'])
  return openApi()
}

const segments = new Set((Object.keys(tools) as ToolName[]).map(apiSegment))
const record = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The call of an address and a method. */
function callAt(request: HttpRequest): { api: ApiCall; id: string } {
  const { path, method } = request
  if (!path.startsWith(`${apiPrefix}/`)) throw new ApiError('version')
  const [, , , segment = ''] = path.split('/')
  if (!segments.has(segment))
    throw new ApiError('tool', { said: `There is no such tool. The tools are ${[...segments].join(', ')}.` })
  const [, id = ''] = record.exec(path) ?? []
  const calls = callsByPath.get(id ? path.replace(record, '/{id}') : path)
  if (!calls || path.includes('{')) throw new ApiError('missing')
  requireMethod(
    request,
    calls.map(call => call.method),
  )
  return { api: calls.find(call => call.method === method)!, id }
}

function requireMethod({ method, path }: HttpRequest, allowed: readonly string[]): void {
  if (allowed.includes(method)) return
  const allow = allowed.join(', ')
  throw new ApiError('method', { said: `${path} is asked by ${allow}.`, headers: { allow } })
}

const parsers = new Map<number, RequestHandler>()

function jsonUpTo(limit: number): RequestHandler {
  const parser = parsers.get(limit) ?? express.json({ limit, strict: true, type: 'application/json' })
  parsers.set(limit, parser)
  return parser
}

function fits<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ApiError('invalid', { errors: fieldErrors(read.error.issues) })
}

/** The key of a request that is done once (draft-ietf-httpapi-idempotency-key): a text in quotes, or bare. */
function keyOf(request: HttpRequest): string | undefined {
  const header = request.get('idempotency-key')
  if (header === undefined) return undefined
  const key = /^"([^"]*)"$/.exec(header)?.[1] ?? header
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= limits.programs.keyLength) return key
  const message = `It is 1 to ${limits.programs.keyLength} visible characters without spaces.`
  throw new ApiError('invalid', { errors: [{ path: 'Idempotency-Key', message }] })
}

function send(response: Response, api: ApiCall, { json, text, file, made }: ApiAnswer): void {
  response.status(api.status)
  if (api.hasLocation && made) response.setHeader('location', `${api.path}/${made}`)
  if (file) {
    response.setHeader('content-disposition', `attachment; filename="${file.name}"`)
    response.type(file.type).send(Buffer.from(file.bytes))
  } else if (text) response.type('application/json').send(text)
  else if (json) response.json(json)
  else response.end()
}
