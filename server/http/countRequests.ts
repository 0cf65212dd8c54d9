/** Counts every answered request by its operation, for the history of the command center. */
import type { Request, RequestHandler } from 'express'
import { routeNamed, routes } from '../../shared/routes'
import { apiPrefix } from '../../shared/selectionApi/apiCalls'
import type { Tally } from '../process/tally'

/** The checks of load balancers and monitoring: they would be most requests. */
const unseen = ['/healthz', '/readyz', '/metrics']

export function countRequests(tally: Tally, passed = () => performance.now()): RequestHandler {
  return (request, response, next) => {
    if (unseen.includes(request.path)) return next()
    const came = passed()
    const { path } = request
    response.on('finish', () => {
      const operation = operationOf(request, path)
      tally.count({ kind: 'request', operation, ms: passed() - came, isError: response.statusCode >= 500 })
    })
    next()
  }
}

/** The operation, the REST call, or the page; everything else, such as files and unknown addresses, is one. */
export function operationOf({ operation, endpoint, method }: Request, path: string): string {
  if (operation) return `${operation.service.replace('.svc', '')}/${operation.name}`
  if (endpoint) return `api/${endpoint.entry.name}`
  const name = routeNamed(path)
  if (!name && path.startsWith(apiPrefix)) return 'Selection API'
  if (!name) return 'files and others'
  return method === 'POST' ? `POST ${routes[name].path}` : `GET ${routes[name].path}`
}
