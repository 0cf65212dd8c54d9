/**
 * Renders a page of the route table with its frame. The policy is set last, because it depends on the page's script.
 */
import type { Request, Response } from 'express'
import type { Identity } from '../../shared/access/identity'
import type { Invitation } from '../../shared/contracts/account'
import type { FormState, Frame, FrameFactor, Viewer } from '../../shared/frame/frame'
import { userMenu } from '../../shared/frame/userMenu'
import { type Route, type RouteName, routes } from '../../shared/routes'
import { texts } from '../../shared/texts'
import { AccessError } from '../errors/accessError'
import { InputError } from '../errors/inputError'
import { UpstreamError } from '../errors/upstreamError'
import type { Apis, EndpointGateway } from '../gateway/endpointGateway'
import type { Gateway } from '../gateway/gateway'
import type { Clock } from '../process/clock'
import type { ReaderMark } from '../request/readerMark'
import type { BannerBoard } from '../services/banners'
import type { SessionStore } from '../session/sessionStore'
import { cameFrom } from './cameFrom'
import { shownBanner } from './closedBanners'
import { consentOf } from './consent'
import { ownSessionsOf } from './ownSessions'
import { preferencesOf } from './preferences'
import { setPagePolicy } from './securityHeaders'
import { sendPage } from './sendPage'

/** The built files of the browser entry, and of the code that it loads if a page has a widget. */
export interface WidgetScript {
  src: string
  preload: readonly string[]
}

export interface Problem {
  status: number
  heading: string
  text: string
}

type Ways = Pick<Vike.PageContextServer, 'call' | 'ask'>

/** A page of the route table, and what it is made from. */
export interface PageToMake
  extends Omit<Vike.PageContextServer, 'Page' | 'styles' | 'urlParsed' | 'routeParams' | 'data'> {
  /** The address of the page's folder, such as `/app-selector/manage-users/:id`. */
  pattern: string
  /** The path that was asked for. */
  path: string
  query: string
  cspNonce: string
}

/** Makes the document of a page. */
export type MakePage = (page: PageToMake) => Promise<string>

interface RenderParts {
  gateway: Gateway
  callEndpoint: EndpointGateway
  apis: Apis
  store: SessionStore
  banners: BannerBoard
  clock: Clock
  support: Frame['support']
  isDemo: boolean
  privacyAddress: string
  measuredOf: (request: Request) => Frame['measured']
  markOf: ReaderMark
  script: WidgetScript
  makePage: MakePage
  isDevelopment?: boolean
}

interface Rendering {
  name: RouteName
  form?: FormState
  problem?: Problem
  status?: number
  /** Show the security question instead of the page. */
  isChallenge?: true
  /** Ask for the code of the second factor instead of showing the login form. */
  isCodeAsked?: true
  factor?: FrameFactor
}

export type RenderPages = ReturnType<typeof createRenderPages>

export function createRenderPages(parts: RenderParts) {
  const { gateway, callEndpoint, script, makePage, isDevelopment } = parts
  return async function render(request: Request, response: Response, rendering: Rendering): Promise<void> {
    const { name, problem } = rendering
    const ways: Ways = {
      call: gateway.forRequest(request),
      ask: (endpoint, asked) => callEndpoint(request, endpoint, asked ?? {}),
    }
    const isPasswordPage = name.startsWith('changePassword') && !problem
    const ownSessions = isPasswordPage ? await ownSessionsOf(request, parts.store) : undefined
    const banner = await shownBanner(request, parts)
    const document = await makePage({
      pattern: patternOf(routes[name], rendering),
      path: request.path,
      query: new URL(request.originalUrl, 'http://here').search,
      cspNonce: response.locals.nonce,
      frame: { ...frameOf(request, rendering, parts), ownSessions, banner },
      identity: request.session?.identity ?? null,
      now: parts.clock.now(),
      report: request.session?.report,
      invitation: invitationOf(request),
      ...ways,
      addressOf: ({ api, path }) => parts.apis[api].prefix + path,
      whereServed: wanted =>
        wanted(ways.call, ways.ask).catch(reason => {
          if (!isNoAnswer(reason)) throw reason
          request.log.error({ err: reason }, 'a part of a page could not be fetched')
          return undefined
        }),
      missing: () => {
        throw new InputError(404, 'no such record')
      },
      script,
      problem,
    })
    setPagePolicy(response, true, isDevelopment)
    response.setHeader('cache-control', 'no-store')
    sendPage(request, response.status(problem?.status ?? rendering.status ?? 200), document)
  }
}

/** A service failed, or did not accept the token that it gave: the reader is signed in all the same. */
function isNoAnswer(reason: unknown): reason is Error {
  return reason instanceof UpstreamError || (reason instanceof AccessError && reason.detail.by !== undefined)
}

/** Routes whose page is in the folder of another route. */
export const siblings: Readonly<Record<string, string>> = {
  [routes.changePasswordSibling.path]: routes.changePassword.path,
  [routes.securityQuestionsSibling.path]: routes.securityQuestions.path,
}

/** The address of the page's folder. */
function patternOf(route: Route, { problem, isChallenge, isCodeAsked }: Rendering): string {
  if (problem) return '/problem'
  if (isCodeAsked) return '/login-code'
  if (isChallenge) return '/security-question'
  return siblings[route.path] ?? route.path
}

/** Pages with a form for visitors: they carry a token, and so start a session. */
const visitorForms: readonly RouteName[] = ['login', 'forgotPassword', 'contactUs', 'register']

const mobile = /Mobi|Android|iPhone|iPad/i

/** The browser, if its handling of PDFs is known. */
function browserOf(userAgent: string): Frame['browser'] {
  if (/\bFirefox\//.test(userAgent)) return 'Firefox'
  return /Chrom(e|ium)\//.test(userAgent) ? 'Chrome' : 'other'
}

function frameOf(request: Request, rendering: Rendering, parts: RenderParts): Frame {
  const { name, form, problem, isChallenge = false, isCodeAsked = false, factor } = rendering
  const route: Route = routes[name]
  const identity = request.session?.identity
  const hasForm = visitorForms.includes(name)
  const needsToken = request.session && (identity || (hasForm && !problem))
  const notices = takeNotices(request)
  return {
    routeName: name,
    title: problem?.heading ?? titleOf(route, rendering),
    address: request.originalUrl,
    viewer: identity ? viewerOf(identity, route, request.session.impersonator?.fullName) : null,
    preferences: preferencesOf(request),
    notices,
    isDemo: parts.isDemo,
    isMobile: mobile.test(request.get('user-agent') ?? ''),
    browser: browserOf(request.get('user-agent') ?? ''),
    year: parts.clock.now().getFullYear(),
    support: parts.support,
    // Missing only if the request failed before the token middleware.
    csrfToken: needsToken ? request.csrfToken?.() : undefined,
    requestId: request.requestId,
    isChallenge,
    isCodeAsked,
    factor,
    form: isChallenge ? takeChallengeProblem(request) : form,
    reader: parts.markOf(request.session),
    signedInAt: identity ? request.session.signedInAt : undefined,
    isAfterLogout: takeEnd(request),
    cameFrom: cameFrom(request),
    consent: consentOf(request),
    measured: parts.measuredOf(request),
    privacyAddress: parts.privacyAddress,
  }
}

function titleOf({ title }: Route, { isChallenge, isCodeAsked }: Rendering): string {
  if (isCodeAsked) return 'Enter your code'
  return isChallenge ? texts.securityQuestion.title : title
}

/** The error of the previous answer, shown once. The answer itself is never shown again. */
function takeChallengeProblem({ session }: Request): FormState | undefined {
  const { challengeProblem } = session
  delete session.challengeProblem
  return challengeProblem ? { values: {}, errors: { answer: challengeProblem } } : undefined
}

function takeNotices(request: Request): Frame['notices'] {
  const notices = request.session?.notices ?? []
  if (request.session) delete request.session.notices
  return notices
}

function takeEnd(request: Request): boolean {
  const hasEnded = request.session?.hasEnded ?? false
  if (hasEnded) delete request.session.hasEnded
  return hasEnded
}

function viewerOf(identity: Identity, route: Route, impersonator?: string): Viewer {
  return {
    fullName: identity.FullName,
    companyName: identity.CompanyName,
    customerNumber: identity.CustomerNumber,
    plant: identity.Plant,
    isImpersonated: identity.IsImpersonated,
    impersonator,
    isTemporaryPassword: identity.IsTempPassword,
    mustSetUpFactor: identity.NeedsSecondFactor ?? false,
    menu: userMenu(identity, route),
  }
}

/** The invitation without the hash of its token, which only the server may know. */
function invitationOf({ session }: Request): Invitation | null {
  if (!session?.invitation) return null
  const { Hash, ...shown } = session.invitation
  return shown
}
