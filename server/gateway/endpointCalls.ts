/** The HTTP entry point of calls by address, under the prefixes of their back ends. */
import type { RequestHandler } from 'express'
import { endpoints } from '../../shared/contracts'
import type { Endpoint } from '../../shared/contracts/endpoint'
import { InputError } from '../errors/inputError'
import type { Apis, EndpointGateway } from './endpointGateway'

declare global {
  namespace Express {
    interface Request {
      /** The endpoint of this request, and the id in its path. */
      endpoint?: { entry: Endpoint; id: string }
      /** Whether it is under the prefix of a back end, where there are no pages. */
      isForApi?: true
    }
  }
}

/** Finds the endpoint before the request is read. Under a prefix an unknown path is 404. */
export function findEndpoint(apis: Apis): RequestHandler {
  const table = endpoints.map(entry => ({ entry, pattern: patternOf(apis[entry.api].prefix, entry.path) }))
  const prefixes = Object.values(apis).map(({ prefix }) => `${prefix}/`)
  return (request, response, next) => {
    if (!prefixes.some(prefix => request.path.startsWith(prefix))) return next()
    request.isForApi = true
    const found = table.filter(({ pattern }) => pattern.test(request.path))
    if (found.length === 0) return next(new InputError(404, 'no such endpoint'))
    const match = found.find(({ entry }) => entry.method === request.method)
    if (!match) {
      response.setHeader('allow', found.map(({ entry }) => entry.method).join(', '))
      return next(new InputError(405, 'the address has other methods'))
    }
    request.endpoint = { entry: match.entry, id: match.pattern.exec(request.path)?.[1] ?? '' }
    next()
  }
}

function patternOf(prefix: string, path: string): RegExp {
  const literal = (prefix + path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(':id', '([^/]+)')}$`)
}

export function endpointCalls(call: EndpointGateway): RequestHandler {
  return async (request, response, next) => {
    if (!request.endpoint) return next()
    const { entry, id } = request.endpoint
    const answer = await call(request, entry, { id, query: request.query, body: request.body })
    response.setHeader('cache-control', 'no-store')
    if (!entry.response) return void response.status(204).end()
    response.status(entry.method === 'POST' ? 201 : 200).json(answer)
  }
}
