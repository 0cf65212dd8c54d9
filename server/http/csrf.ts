import csurf from 'csurf'
import type { Request, RequestHandler, Response } from 'express'
import { AccessError } from '../errors/accessError'
import type { ReaderMark } from '../request/readerMark'

/** Where our pages put the token: the header of a widget's call, or the hidden field of a form. Never the address. */
function tokenOf(request: Request): string {
  const field: unknown = request.body?._csrf
  return request.get('x-csrf-token') ?? (typeof field === 'string' ? field : '')
}

/**
 * Every request with an effect carries a token of its session. `hasEffect` names the GET requests that have one.
 * `isExempt` those for which the same-origin check before this is enough.
 * The token's secret is in the session and is new whenever the session's id is.
 */
export function csrf(
  hasEffect: (request: Request) => boolean,
  isExempt: (request: Request) => boolean,
  markOf: ReaderMark,
): RequestHandler {
  const usual = csurf({ value: tokenOf })
  const strict = csurf({ value: tokenOf, ignoreMethods: [] })
  return (request, response, next) => {
    if (isExempt(request)) return next()
    // Without a session (the store failed) requests with an effect are refused; reading pages continues.
    if (!request.session) return next(isSafe(request) ? undefined : new AccessError('session-store'))
    makeTokenWhenAsked(request, response, usual)
    if (isSafe(request) && !hasEffect(request)) return next()
    const refuse = () => next(refusal(request, response, markOf))
    // The library would make a secret for a request without one.
    if (!request.session.csrfSecret) return refuse()
    const check = hasEffect(request) ? strict : usual
    check(request, response, (error?: unknown) => (isTokenError(error) ? refuse() : next(error)))
  }
}

/**
 * A page that sends its reader's mark, as calls do, is told why it is refused. It gets a new token if the mark is that
 * of the signed-in person, or if it still belongs to a visitor: only our own pages can send this and read the response.
 */
function refusal(request: Request, response: Response, markOf: ReaderMark): AccessError {
  const page = request.get('x-reader')
  const reader = markOf(request.session) ?? ''
  if (page !== undefined && page !== reader) return new AccessError(reader === '' ? 'session-ended' : 'another-person')
  if (page === reader) response.setHeader('x-csrf-token', request.csrfToken())
  return new AccessError('csrf')
}

/** The library would make a secret, and so a cookie, on every request; a page without a form must not get one. */
function makeTokenWhenAsked(request: Request, response: Response, usual: RequestHandler): void {
  request.csrfToken = () => {
    usual(request, response, () => undefined)
    return request.csrfToken()
  }
}

function isSafe(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

function isTokenError(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === 'EBADCSRFTOKEN'
}
