/**
 * The calls for programs: a token by the client id and the password of a service account, and a rating by that token.
 * There is no session and no cookie here, and refusals are problem details (RFC 9457).
 */
import express, { type Request as HttpRequest, type RequestHandler, type Response } from 'express'
import { z } from 'zod'
import { holdsAny, programRoles } from '../../shared/access/roles'
import { coilSelection } from '../../shared/contracts'
import type { FloodLimit } from '../access/floodLimit'
import { networkOf } from '../access/throttle'
import type { Config } from '../config/config'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { BusyError } from '../errors/busyError'
import { refusalOf } from '../errors/calculationError'
import { soundnessError } from '../errors/inputError'
import type { Calculations } from '../jobs/calculations'
import type { Clock } from '../process/clock'
import { clientAddress } from '../request/clientAddress'
import { leaving } from '../request/leaving'
import { readBody } from '../request/readBody'
import { clientId } from '../services/account/clientId'
import { createServiceTokens, type TokenHolder } from '../services/serviceTokens'
import { outgoing } from '../upstream/outgoing'
import type { Upstream } from '../upstream/upstream'

interface ProgramParts {
  config: Pick<Config, 'tokenServiceOrigin'>
  db: Database
  clock: Clock
  auth: Upstream
  calculations: Calculations
  floods: FloodLimit
}

const programPaths = { token: '/auth/token', rate: '/api/v1/coil/rate' } as const

const credentials = z.strictObject({ userId: clientId, password: z.string().min(1).max(limits.typedPassword) })

/** A refusal, with the fields of its response. */
class ProgramError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503,
    readonly title: string,
    message: string,
    readonly errors: { path: string; message: string }[] = [],
  ) {
    super(message)
    this.name = 'ProgramError'
  }
}

export function programs(parts: ProgramParts): RequestHandler {
  const json = express.json({ limit: limits.body.json, strict: true, type: 'application/json' })
  const tokens = createServiceTokens(parts.db, parts.clock)
  const answers: Record<string, (request: HttpRequest) => Promise<object>> = {
    [programPaths.token]: giveToken,
    [programPaths.rate]: rate,
  }

  return async (request, response, next) => {
    const answer = Object.hasOwn(answers, request.path) ? answers[request.path] : undefined
    if (!answer) return next()
    try {
      await readRequest(request, response)
      response.json(await answer(request))
    } catch (error) {
      if (!(error instanceof ProgramError || error instanceof BusyError)) throw error
      refuse(request, response, error)
    }
  }

  async function readRequest(request: HttpRequest, response: Response): Promise<void> {
    // A token of an external token service cannot be looked up here.
    if (parts.config.tokenServiceOrigin)
      throw new ProgramError(
        404,
        'Not here',
        'This installation signs in by another service; ask that for its address.',
      )
    if (request.method !== 'POST') throw new ProgramError(405, 'POST only', `${request.path} is asked by POST.`)
    const { perAddress: max, windowMinutes } = limits.programs
    if (!parts.floods.take(`program:${networkOf(clientAddress(request))}`, { max, windowMinutes }))
      throw new ProgramError(429, 'Too many requests', 'Wait a minute, then go on more slowly.')
    if (request.is('application/json') !== 'application/json')
      throw new ProgramError(415, 'JSON only', 'The body must be application/json.')
    await readBody(json, request, response).catch(error => {
      if (error.status === 413) throw new ProgramError(413, 'Too large', 'The body is over the limit.')
      throw new ProgramError(400, 'Unreadable', 'The body is not JSON.')
    })
    if (soundnessError(request.body))
      throw new ProgramError(400, 'Not sound', 'The body has keys, depth or characters that are not allowed.')
  }

  async function giveToken(request: HttpRequest): Promise<object> {
    const body = parsed(credentials, request.body)
    const answer = await parts.auth(outgoing(request, { method: 'POST', path: '/auth/token', body }))
    const token = answer.headers.get('authorization')?.replace(/^Bearer /, '')
    if (!token) throw new ProgramError(401, 'Not signed in', 'The client id or the password is wrong, or paused.')
    return { token, expiresInSeconds: limits.bearerTokenMinutes * 60 }
  }

  async function rate(request: HttpRequest): Promise<object> {
    const holder = await holderOf(request)
    const { perAccount: max, windowMinutes } = limits.programs
    if (!parts.floods.take(`program-account:${holder.id}`, { max, windowMinutes }))
      throw new ProgramError(429, 'Too many requests', 'This account has asked too often. Wait a minute.')
    const { input } = parsed(coilSelection.Rate.request, request.body)
    try {
      const rating = await parts.calculations.run('coilSelection', 'explained', input, { signal: leaving(request) })
      return { rating }
    } catch (error) {
      if (error instanceof BusyError) throw error
      const { path, message } = refusalOf(error)
      throw new ProgramError(422, 'Not rated', message, path ? [{ path: `input.${path}`, message }] : [])
    }
  }

  async function holderOf(request: HttpRequest): Promise<TokenHolder> {
    const authorization = request.get('authorization') ?? ''
    const holder = await tokens.holderOf(new Request('http://program/', { headers: { authorization } }), 'suite')
    if (!holder || holder.expiresAt <= parts.clock.now() || !clientId.safeParse(holder.email).success)
      throw new ProgramError(
        401,
        'No valid token',
        `Ask for a token at ${programPaths.token}; one is good for an hour.`,
      )
    if (!holdsAny(holder.roles, programRoles))
      throw new ProgramError(
        403,
        'Not for this account',
        'The company of this account does not hold the Selection API.',
      )
    return holder
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const errors = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ProgramError(400, 'Not as described', 'The body is not what is asked for here.', errors)
}

function refuse(request: HttpRequest, response: Response, error: ProgramError | BusyError): void {
  const isBusy = error instanceof BusyError
  const status = isBusy ? 503 : error.status
  if (status === 405) response.setHeader('allow', 'POST')
  if (status === 401) response.setHeader('www-authenticate', 'Bearer')
  if (status === 429) response.setHeader('retry-after', String(limits.programs.windowMinutes * 60))
  if (status === 503) response.setHeader('retry-after', String(limits.incoming.retrySeconds))
  response
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        status,
        title: isBusy ? 'Busy' : error.title,
        detail: isBusy ? error.text : error.message,
        requestId: request.requestId,
        ...(!isBusy && error.errors.length > 0 && { errors: error.errors }),
      }),
    )
}
