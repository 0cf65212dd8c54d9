import type { Request as HttpRequest } from 'express'
import { clientAddress } from '../request/clientAddress'
import { deviceOf } from '../request/deviceOf'
import { leaving } from '../request/leaving'
import { hashOf } from '../session/sessionStore'
import { Fields, PlainRequest } from './messages'
import { fromGateway, ownSession } from './upstream'

interface Outgoing {
  method: string
  /** Path and query according to the contract. */
  path: string
  body?: unknown
  /** The authorization header, if the call has one. */
  authorization?: string
  /** Whether the service gets the hash of the asking session, because it ends the other sessions of the person. */
  namesSession?: boolean
}

/** The request to an upstream: made from the contract, with no header or body taken over from the client's request. */
export function outgoing(
  http: HttpRequest,
  { method, path, body, authorization, namesSession }: Outgoing,
): PlainRequest {
  const headers = new Fields({
    [fromGateway]: '1',
    'content-type': 'application/json',
    'x-request-id': http.requestId,
    'x-client-address': clientAddress(http),
    'x-client-device': deviceOf(http.get('user-agent')),
  })
  if (http.session?.impersonator) headers.set('x-impersonator', http.session.impersonator.email)
  if (authorization) headers.set('authorization', authorization)
  if (namesSession && http.session?.identity) headers.set(ownSession, hashOf(http.sessionID))
  const text = body === undefined || method === 'GET' ? undefined : JSON.stringify(body)
  return new PlainRequest(method, `http://upstream${path}`, leaving(http), headers, text)
}
