import express, { type RequestHandler } from 'express'
import type { FloodLimit } from '../access/floodLimit'
import { networkOf } from '../access/throttle'
import { limits } from '../config/limits'
import { AccessError } from '../errors/accessError'
import { InputError } from '../errors/inputError'
import { UpstreamError } from '../errors/upstreamError'
import { clientAddress } from '../request/clientAddress'
import { readBody } from '../request/readBody'
import type { Upstream } from '../upstream/upstream'
import { consentOf } from './consent'
import { limitLargeBodies } from './largeBodies'

const prefix = '/measure'

/** The paths of the library: events with heatmaps, and recordings. */
const paths = ['/e/', '/s/']

interface MeasureParts {
  upstream?: Upstream
  /** The key of the only project to which events may be written. */
  key?: string
  floods: FloodLimit
}

const { bytes, perAddress: max, windowMinutes } = limits.measure

/**
 * Receives events of product analytics, only from readers who agreed, and forwards only the events: no cookie, no
 * token, no address of the reader, no query. There is no session here.
 */
export function measure({ upstream, key, floods }: MeasureParts): RequestHandler {
  // When the page is left, the library sends the events as a form.
  const parsers = [
    express.json({ limit: bytes, strict: true, type: 'application/json' }),
    express.urlencoded({ extended: false, limit: bytes, parameterLimit: 1, type: 'application/x-www-form-urlencoded' }),
  ]
  const enter = limitLargeBodies()
  const send = async (upstream: Upstream, path: string, events: unknown) => {
    const answer = await upstream(
      // The receiver would take the address of this server for the reader's; `ip=0` tells it to drop that too.
      new Request(`http://upstream${path}?ip=0`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(events),
      }),
    )
    if (answer.status >= 500) throw new UpstreamError('status', new Error(`status ${answer.status}`))
    return answer
  }

  return async (request, response, next) => {
    if (!request.path.startsWith(`${prefix}/`)) return next()
    request.isForApi = true
    const path = request.path.slice(prefix.length)
    if (!upstream || !paths.includes(path)) return next(new InputError(404, 'nothing is measured here'))
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      return next(new InputError(405, 'events are posted'))
    }
    if (consentOf(request) !== 'accepted') return next(new AccessError('no-consent'))
    const network = networkOf(clientAddress(request))
    if (!floods.take(`measure:${network}`, { max, windowMinutes })) return next(new InputError(429, 'too many events'))
    const leave = enter(request, network)
    try {
      for (const parse of parsers) await readBody(parse, request, response)
    } finally {
      leave()
    }
    const sent = sentIn(request.body)
    if (!isOfProject(sent, key)) return next(new InputError(400, 'no events of this project'))
    const answer = await send(upstream, path, sent)
    const type = answer.headers.get('content-type')?.startsWith('application/json') ? 'application/json' : 'text/plain'
    response
      .status(answer.status)
      .type(type)
      .send(await answer.text())
  }
}

/** The sent events, from JSON or from a form with JSON in Base64. */
function sentIn(body: unknown): unknown {
  const { data } = (body ?? {}) as { data?: unknown }
  return typeof data === 'string' ? parsed(Buffer.from(data, 'base64').toString('utf8')) : body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Text that is not JSON contains no event.
    return undefined
  }
}

/** Whether all events, a batch, one or several, belong to the project. */
function isOfProject(sent: unknown, key: string | undefined): boolean {
  const parts: unknown[] = Array.isArray(sent) ? sent : [sent]
  return parts.length > 0 && parts.every(part => key !== undefined && keyOf(part) === key)
}

function keyOf(part: unknown): unknown {
  const { api_key, properties } = (part ?? {}) as { api_key?: unknown; properties?: { token?: unknown } }
  return api_key ?? properties?.token
}
