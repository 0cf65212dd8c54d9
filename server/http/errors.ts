/** The only place that turns an error into a response: the status and its text for people, the cause for the log. */

import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { errorNotice, type Refusal } from '../../shared/contracts/envelope'
import type { AuditEventName } from '../../shared/events/auditEvents'
import { routeNamed, routes } from '../../shared/routes'
import { texts } from '../../shared/texts'
import { anotherPerson } from '../../shared/wording/callTexts'
import { serverMessages } from '../../shared/wording/serverMessages'
import type { Audit } from '../access/audit'
import { limits } from '../config/limits'
import { AccessError } from '../errors/accessError'
import { BusyError } from '../errors/busyError'
import { InputError } from '../errors/inputError'
import { UnavailableError } from '../errors/unavailableError'
import { UpstreamError } from '../errors/upstreamError'
import type { ErrorGroups } from '../monitoring/errorGroups'
import { clientAddress } from '../request/clientAddress'
import { operationOf } from './countRequests'
import type { Problem, RenderPages } from './renderPages'
import { setPagePolicy } from './securityHeaders'

export function notFound(): RequestHandler {
  return () => {
    throw new InputError(404, 'nothing is here')
  }
}

export function errors(
  render: RenderPages,
  errorGroups: ErrorGroups,
  audit: Audit,
  build: string,
): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    const status = statusOf(error)
    log(request, error, status)
    const event = error instanceof AccessError && refusalOf(request, error)
    if (event) await auditRefusal(audit, request, event)
    if (status >= 500)
      errorGroups.failed({ requestId: request.requestId, operation: operationOf(request, request.path), status }, error)
    if (response.headersSent) return next(error)
    response.setHeader('cache-control', 'no-store')
    if (status === 503) response.setHeader('retry-after', String(limits.incoming.retrySeconds))
    if (wantsJson(request)) {
      const Refusal = toldRefusal(request, error, { status, build })
      const Notices = [errorNotice(Refusal ? refusalTexts[Refusal] : textOf(status, error))]
      const SessionExpired = hasEnded(error) || undefined
      response.status(status).json({ Succeeded: false, Notices, SessionExpired, Refusal })
      return
    }
    if (hasEnded(error)) return response.redirect(302, routes.login.path)
    try {
      await render(request, response, {
        name: routeNamed(request.path) ?? 'landing',
        problem: problemOf(status, error),
      })
    } catch (cause) {
      request.log.error({ err: cause }, 'the problem page could not be rendered')
      setPagePolicy(response, false)
      response
        .status(status)
        .type('text')
        .send(`${problemOf(status, error).heading}\nReference ${request.requestId}\n`)
    }
  }
}

function statusOf(error: unknown): number {
  if (error instanceof AccessError || error instanceof InputError || error instanceof UpstreamError) return error.status
  if (error instanceof BusyError || error instanceof UnavailableError) return 503
  // Express and its parsers throw errors with a status for a request that cannot be read.
  const status = (error as { status?: unknown } | undefined)?.status
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

function log(request: Request, error: unknown, status: number): void {
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  else request.log.info({ refused: (error as Error).message }, 'request refused')
}

/**
 * The audit event of a refusal: for attempts by an impersonator, and for calls that the signed-in person may not make.
 * The guard audits refused pages. Refusals of visitors, and of requests by other sites, would fill the trail.
 */
function refusalOf(request: Request, { code }: AccessError): AuditEventName | undefined {
  if (code === 'impersonated') return 'access'
  const isCall = request.operation !== undefined || request.endpoint !== undefined
  const isForOthers = code === 'role-missing' || code === 'another-person'
  return isCall && isForOthers && request.session?.identity ? 'request-refused' : undefined
}

/** The refusal stands, even if its row cannot be written. */
async function auditRefusal(audit: Audit, request: Request, event: AuditEventName): Promise<void> {
  const { identity, impersonator } = request.session ?? {}
  const both = { actor: identity?.Email, impersonator: impersonator?.email }
  const from = { target: request.path, address: clientAddress(request), requestId: request.requestId }
  await audit.record({ event, outcome: 'refused', ...both, ...from }).catch(error => {
    request.log.error({ err: error }, 'a refusal could not be audited')
  })
}

const refusalTexts = {
  'session-ended': serverMessages.sessionEnded,
  'another-person': anotherPerson,
  outdated: serverMessages.outdated,
} satisfies Record<Refusal, string>

/** Status codes that a page of another build may get, because an address or a contract has changed. */
const ofOtherBuilds: readonly number[] = [400, 404, 405, 415]

/**
 * The reason of a refusal for the page. Pages send their build: a different one means that they are older than an
 * upgrade.
 */
function toldRefusal(
  request: Request,
  error: unknown,
  { status, build }: { status: number; build: string },
): Refusal | undefined {
  if (hasEnded(error)) return 'session-ended'
  if (isOfAnother(error)) return 'another-person'
  const pages = request.get('x-build')
  return pages !== undefined && pages !== build && ofOtherBuilds.includes(status) ? 'outdated' : undefined
}

/** Whether the page belongs to somebody other than the signed-in person. */
function isOfAnother(error: unknown): boolean {
  return error instanceof AccessError && error.code === 'another-person'
}

const isUnprotected = (error: unknown) => error instanceof AccessError && error.code === 'unprotected'

/** Whether the session was ended during the request. */
function hasEnded(error: unknown): boolean {
  return error instanceof AccessError && error.code === 'session-ended'
}

function wantsJson(request: Request): boolean {
  return request.isForApi || request.path.includes('.svc/') || request.get('accept') === 'application/json'
}

function textOf(status: number, error: unknown): string {
  if (error instanceof BusyError) return error.text
  if (error instanceof InputError && error.said) return error.said
  if (error instanceof UnavailableError) return serverMessages.unavailable.text
  if (isUnprotected(error)) return serverMessages.unprotected.text
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

function problemOf(status: number, error?: unknown): Problem {
  if (error instanceof UnavailableError) return { status, ...serverMessages.unavailable }
  const problem = problems[status] ?? (status >= 500 ? unexpected : problems[400]!)
  if (isOfAnother(error)) return { status, ...serverMessages.anotherPerson }
  if (isUnprotected(error)) return { status, ...serverMessages.unprotected }
  const said = error instanceof InputError ? error.said : undefined
  return { status, ...problem, ...(said && { text: said }) }
}
