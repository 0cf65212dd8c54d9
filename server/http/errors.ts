/** The one place that turns an error into an answer: the status and its text for people, the cause for the log. */

import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { errorNotice } from '../../shared/contracts/envelope'
import { routeNamed, routes } from '../../shared/routes'
import { serverMessages } from '../../shared/serverMessages'
import { texts } from '../../shared/texts'
import { AccessError } from '../access/accessError'
import { BusyError } from '../busyError'
import { InputError } from '../gateway/inputError'
import { UpstreamError } from '../gateway/upstreamError'
import { limits } from '../limits'
import type { Observations } from '../observations'
import type { Problem, RenderPages } from './renderPages'
import { setPagePolicy } from './securityHeaders'

export function notFound(): RequestHandler {
  return () => {
    throw new InputError(404, 'nothing is here')
  }
}

export function errors(render: RenderPages, observations: Observations): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    const status = statusOf(error)
    log(request, error, status)
    if (status >= 500)
      observations.failed({ requestId: request.requestId, method: request.method, path: request.path, status }, error)
    if (response.headersSent) return next(error)
    response.setHeader('cache-control', 'no-store')
    if (status === 503) response.setHeader('retry-after', String(limits.incoming.retrySeconds))
    if (wantsJson(request)) {
      const Notices = [errorNotice(textOf(status, error))]
      response.status(status).json({ Succeeded: false, Notices, ...(hasEnded(error) && { SessionExpired: true }) })
      return
    }
    if (hasEnded(error)) return response.redirect(302, routes.login.path)
    try {
      await render(request, response, { name: routeNamed(request.path) ?? 'landing', problem: problemOf(status) })
    } catch (cause) {
      request.log.error({ err: cause }, 'the problem page could not be rendered')
      setPagePolicy(response, false)
      response
        .status(status)
        .type('text')
        .send(`${problemOf(status).heading}\nReference ${request.requestId}\n`)
    }
  }
}

function statusOf(error: unknown): number {
  if (error instanceof AccessError || error instanceof InputError || error instanceof UpstreamError) return error.status
  if (error instanceof BusyError) return 503
  // What Express and its parsers throw for a request that cannot be read.
  const status = (error as { status?: unknown } | undefined)?.status
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

function log(request: Request, error: unknown, status: number): void {
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  else request.log.info({ refused: (error as Error).message }, 'request refused')
}

/** Whether the session was ended on the way. */
function hasEnded(error: unknown): boolean {
  return error instanceof AccessError && error.code === 'session-ended'
}

function wantsJson(request: Request): boolean {
  return request.isForApi || request.path.includes('.svc/') || request.get('accept') === 'application/json'
}

function textOf(status: number, error: unknown): string {
  if (error instanceof BusyError) return error.text
  if (status === 501) return serverMessages.accountsElsewhere
  return status in texts.http ? texts.http[status as keyof typeof texts.http] : texts.http.other
}

const problems: Record<number, Omit<Problem, 'status'>> = {
  400: { heading: 'This request cannot be read', text: texts.http[400] },
  401: { heading: texts.accessDenied, text: 'Log in to see this.' },
  403: {
    heading: texts.accessDenied,
    text: 'This page or action is not open to you. Nothing was changed. Whoever runs your company’s account can tell you why.',
  },
  404: { heading: 'Nothing is here', text: `${texts.http[404]} Check the address, or go on from here.` },
  405: { heading: 'This page takes nothing', text: `${texts.http[400]} Open the page anew and use its own buttons.` },
  413: { heading: 'This is too large', text: 'Send less at once. Nothing was changed.' },
  415: { heading: 'This cannot be read', text: `${texts.http[400]} Open the page anew and use its own buttons.` },
  429: { heading: 'That was very often', text: 'Please wait a minute, then try again. Nothing was changed.' },
  501: { heading: 'Not available in this installation', text: serverMessages.accountsElsewhere },
  503: { heading: serverMessages.busy.heading, text: serverMessages.busy.text },
}

const unexpected = {
  heading: 'Something went wrong on our side',
  text: `${texts.http.other} Give us the reference below if it happens again.`,
}

function problemOf(status: number): Problem {
  return { status, ...(problems[status] ?? (status >= 500 ? unexpected : problems[400]!)) }
}
