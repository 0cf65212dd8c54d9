import express, { type Request, type RequestHandler, type Response } from 'express'
import { routeNamed } from '../../shared/routes'
import { limits } from '../config/limits'
import { InputError, soundnessError } from '../errors/inputError'
import { limitLargeBodies } from './largeBodies'

/** Reads the body: JSON for operations, a form for the pages that have one, nothing else. */
export function bodies(isForm: (request: Request) => boolean): RequestHandler {
  const form = express.urlencoded({ extended: false, limit: limits.body.form, parameterLimit: 50 })
  const json = (limit: number) => express.json({ limit, strict: true, type: 'application/json', verify: refuseEmpty })
  const jsonBySize = new Map<number, RequestHandler>()
  const enter = limitLargeBodies()
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next()
    if (request.endpoint && !request.endpoint.entry.body) return next()
    const isCall = request.operation || request.endpoint
    const wantsForm = !isCall && isForm(request)
    const type = wantsForm ? 'application/x-www-form-urlencoded' : 'application/json'
    if (!isCall && !(wantsForm && request.method === 'POST')) return next(otherMethod(request, response, wantsForm))
    if (request.is(type) !== type || !isUtf8(request)) return next(new InputError(415, `the body must be ${type}`))

    const limit = limitOf(request)
    const parser = wantsForm ? form : (jsonBySize.get(limit) ?? json(limit))
    if (!wantsForm) jsonBySize.set(limit, parser)
    const leave = enter(request, request.session?.identity?.Email ?? '')
    parser(request, response, (error?: unknown) => {
      leave()
      if (error) return next(new InputError(statusOf(error), 'unreadable body'))
      const fault = soundnessError(request.body)
      if (fault) return next(fault)
      next(wantsForm && hasTwice(request.body) ? new InputError(400, 'a field given twice') : undefined)
    })
  }
}

/** The parser would read an empty body as an object without fields. */
function refuseEmpty(_request: unknown, _response: unknown, body: Buffer): void {
  if (body.length === 0) throw new InputError(400, 'an empty body')
}

/** The largest body [bytes] of a call. Whoever is not signed in sends no more by a call than by a form. */
function limitOf({ operation, session }: Request): number {
  return session?.identity ? (operation?.bodyLimit ?? limits.body.json) : limits.body.form
}

/** The error for a method that the address does not have: 405 with its methods for a page or a form, otherwise 404. */
function otherMethod({ path }: Request, response: Response, hasForm: boolean): InputError {
  const hasPage = routeNamed(path) !== undefined
  if (!hasPage && !hasForm) return new InputError(404, 'nothing is posted here')
  response.setHeader('allow', [...(hasPage ? ['GET, HEAD'] : []), ...(hasForm ? ['POST'] : [])].join(', '))
  return new InputError(405, 'the address has other methods')
}

/** The parser accepts every charset whose name starts with `utf-`; JSON and our forms use only UTF-8. */
function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.get('content-type') ?? '')?.[1]
  return charset === undefined || charset.toLowerCase() === 'utf-8'
}

/** A body that is too large, or of an unsupported charset, keeps its status; any other error is a bad request. */
function statusOf(error: unknown): 400 | 413 | 415 {
  const { status } = error as { status?: number }
  return status === 413 || status === 415 ? status : 400
}

function hasTwice(form: object): boolean {
  return Object.values(form).some(Array.isArray)
}
