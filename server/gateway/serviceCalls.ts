/** The HTTP entry point of the gateway: `/<Service>.svc/<Operation>`. */
import type { Request, RequestHandler } from 'express'
import type { Operation } from '../../shared/contracts/operation'
import { InputError } from '../errors/inputError'
import { operationAt } from '../upstream/operationAt'
import type { Gateway } from './gateway'

declare global {
  namespace Express {
    interface Request {
      /** The operation that this request's address names. */
      operation?: Operation
    }
  }
}

const address = /^\/([A-Za-z]+\.svc)\/([A-Za-z]+)$/

/** Finds the operation before the request is read. An unknown one is 404 and reaches no upstream. */
export function findOperation(): RequestHandler {
  return (request, response, next) => {
    if (!/\.svc(\/|$)/i.test(request.path)) return next()
    const [, service = '', name = ''] = address.exec(request.path) ?? []
    const operation = operationAt(service, name)
    if (!operation) return next(new InputError(404, 'no such operation'))
    if (operation.method !== request.method) {
      response.setHeader('allow', operation.method)
      return next(new InputError(405, `the method is ${operation.method}`))
    }
    request.operation = operation
    next()
  }
}

/** Whether a request has an effect although its method says otherwise. */
export function hasEffect(request: Request): boolean {
  return request.operation?.effect === true
}

export function serviceCalls(gateway: Gateway): RequestHandler {
  return async (request, response, next) => {
    const { operation } = request
    if (!operation) return next()
    const input = operation.method === 'GET' ? request.query : request.body
    const before = request.sessionID
    const envelope = await gateway.call(request, operation, input ?? {})
    // With a new session id the form token is new too: an open page continues with this one.
    if (request.session?.identity && request.sessionID !== before)
      response.setHeader('x-csrf-token', request.csrfToken())
    response.setHeader('cache-control', 'no-store')
    response.json(envelope)
  }
}
