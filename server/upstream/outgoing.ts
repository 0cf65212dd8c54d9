import type { Request as HttpRequest } from 'express'
import { clientAddress } from '../request/clientAddress'
import { deviceOf } from '../request/deviceOf'
import { leaving } from '../request/leaving'
import { hashOf } from '../session/sessionStore'
import { fromGateway, ownSession } from './upstream'

interface Outgoing {
  method: string
  /** Path and query, by the contract. */
  path: string
  body?: unknown
  /** The authorization header, where the call carries one. */
  authorization?: string
  /** Whether the service is told which session asks: it ends the others of the person. */
  namesSession?: boolean
}

/** The request that goes to an upstream: made anew from the contract, with nothing of the client's own. */
export function outgoing(http: HttpRequest, { method, path, body, authorization, namesSession }: Outgoing): Request {
  const headers = new Headers({
    [fromGateway]: '1',
    'content-type': 'application/json',
    'x-request-id': http.requestId,
    'x-client-address': clientAddress(http),
    'x-client-device': deviceOf(http.get('user-agent')),
  })
  if (http.session?.impersonator) headers.set('x-impersonator', http.session.impersonator.email)
  if (authorization) headers.set('authorization', authorization)
  if (namesSession && http.session?.identity) headers.set(ownSession, hashOf(http.sessionID))
  return new Request(`http://upstream${path}`, {
    method,
    headers,
    signal: leaving(http),
    body: body === undefined || method === 'GET' ? undefined : JSON.stringify(body),
  })
}
