/** The forms that work without script: each is posted to its own page, and shown again with what is wrong. */
import { type Request, type Response, Router } from 'express'
import { contactPayload, memberRules, visitorRules } from '../../shared/accounts/contactForm'
import { account } from '../../shared/contracts'
import type { Operation, RequestOf } from '../../shared/contracts/operation'
import type { FormState } from '../../shared/frame/frame'
import { type RouteName, routes } from '../../shared/routes'
import { messages, texts } from '../../shared/texts'
import { wrongOf } from '../../shared/validation/fieldRules'
import type { Audit } from '../access/audit'
import { ownAddress, takeReturnUrl } from '../access/returnUrl'
import { endSession } from '../gateway/endSession'
import type { Gateway } from '../gateway/gateway'
import type { SessionStore } from '../session/sessionStore'
import { answerChallenge } from './challenge'
import { bannerPath, closeBanner } from './closedBanners'
import { chooseConsent } from './consent'
import type { Guard } from './guard'
import { saveNewcomerRoles } from './newcomerForm'
import { endOwnSessions } from './ownSessions'
import { choosePreferences } from './preferences'
import type { RenderPages } from './renderPages'
import { answerCode, setUpFactor } from './secondFactorForms'
import { closeReport } from './setReport'

const logOutPath = '/log-out'
/** The address to which every security question posts its answer, whichever page it protects. */
const securityQuestionPath = '/security-question'
/** The address to which the login page posts the code of the second factor. */
const codePath = '/login-code'
const preferencesPath = '/preferences'
const consentPath = '/cookies'
const changePasswordPaths = [routes.changePassword.path, routes.changePasswordSibling.path]

const formPaths: readonly string[] = [
  routes.login.path,
  routes.forgotPassword.path,
  routes.contactUs.path,
  ...changePasswordPaths,
  routes.secondFactor.path,
  routes.companyProfile.path,
  routes.report.path,
  codePath,
  logOutPath,
  preferencesPath,
  securityQuestionPath,
  consentPath,
  bannerPath,
]

/** Whether the request's address accepts a form. */
export function isForm(request: Request): boolean {
  return formPaths.includes(request.path)
}

/** A visitor without a session has no token: only the same-origin check protects the visitor's choices. */
export function isVisitorsPreference(request: Request): boolean {
  return [preferencesPath, consentPath, bannerPath].includes(request.path) && !request.session?.identity
}

interface FormParts {
  gateway: Gateway
  guard: Guard
  render: RenderPages
  store: SessionStore
  audit: Audit
  isSecure: boolean
}

export function forms({ gateway, guard, render, store, audit, isSecure }: FormParts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const endSessions = endOwnSessions({
    ...{ gateway, store, audit },
    show: (request, response, form) => show(request, response, 'changePassword', form),
  })

  router.post(routes.login.path, async (request, response) => {
    const { request: form, problems } = read(account.LogIn, request)
    if (!form) return show(request, response, 'login', problems)
    const envelope = await gateway.call(request, account.LogIn, form)
    if (!envelope.Succeeded)
      return show(request, response, 'login', { ...problems, message: firstMessage(envelope.Notices) })
    request.session.typed = problems.kept
    response.redirect(303, envelope.Item?.Next ?? routes.appSelector.path)
  })

  router.post(routes.forgotPassword.path, async (request, response) => {
    const { request: form, problems } = read(account.ForgotPassword, request)
    if (!form) return show(request, response, 'forgotPassword', problems)
    await gateway.call(request, account.ForgotPassword, form)
    await show(request, response, 'forgotPassword', { values: {}, errors: {}, done: messages.forgotPasswordSent })
  })

  router.post(routes.contactUs.path, async (request, response) => {
    const values = textsIn(request)
    const rules = request.session.identity ? memberRules : visitorRules
    const errors = wrongOf(rules as typeof visitorRules, values)
    if (Object.keys(errors).length > 0)
      return show(request, response, 'contactUs', { values, errors, message: texts.contact.blank })
    const envelope = await gateway.call(request, account.ContactUs, contactPayload(values))
    if (!envelope.Succeeded)
      return show(request, response, 'contactUs', { values, errors, message: firstMessage(envelope.Notices) })
    await show(request, response, 'contactUs', { values: {}, errors: {}, done: messages.contactSent })
  })

  router.post(changePasswordPaths, async (request, response) => {
    const decision = await guard(request, 'changePassword')
    if (!decision.open) return response.redirect(303, decision.redirect)
    if (request.body.action === 'end-sessions') return endSessions(request, response)
    const { request: form, problems } = read(account.ChangePassword, request, { oldPassword: '' })
    if (!form) return show(request, response, 'changePassword', problems)
    const wasTemporary = request.session.identity?.IsTempPassword
    const envelope = await gateway.call(request, account.ChangePassword, form)
    if (!envelope.Succeeded)
      return show(request, response, 'changePassword', { ...problems, message: firstMessage(envelope.Notices) })
    request.session.notices = [
      { Type: 'message', Title: '', Severity: 'success', Messages: [messages.passwordChanged] },
    ]
    response.redirect(303, afterPassword(request, wasTemporary, problems.values.returnTo))
  })

  router.post(codePath, answerCode({ gateway, render }))
  router.post(routes.secondFactor.path, setUpFactor({ gateway, guard, render }))

  router.post(routes.companyProfile.path, saveNewcomerRoles({ guard, gateway }))

  router.post(routes.report.path, closeReport(guard))

  router.post(securityQuestionPath, answerChallenge(gateway))

  // The local logout always happens, even if the account service does not answer.
  router.post(logOutPath, async (request, response) => {
    // The person did not give the code and logs out: the login starts again.
    if (request.session?.awaitsCode) await endSession(request)
    const acted = request.session?.impersonator && request.session.identity?.FullName
    if (request.session?.identity) {
      await gateway.call(request, account.LogOut, {}).catch(async error => {
        request.log.warn({ err: error }, 'the account service did not take the logout')
        await endSession(request)
      })
    }
    if (acted)
      request.session.notices = [
        { Type: 'message', Title: '', Severity: 'info', Messages: [messages.impersonationEnded(acted)] },
      ]
    // Also if the session had already ended by itself.
    response.setHeader('clear-site-data', '"storage"')
    response.redirect(303, routes.login.path)
  })

  router.post(preferencesPath, choosePreferences(isSecure))
  router.post(consentPath, chooseConsent(isSecure))
  router.post(bannerPath, closeBanner(isSecure))

  /** Shows the page again, with the typed values and their errors. */
  function show(request: Request, response: Response, name: RouteName, form: FormState): Promise<void> {
    return render(request, response, { name, form })
  }

  return router
}

/** The form parsed by its contract, or its errors by field. Passwords are never shown again. */
function read<O extends Operation>(operation: O, http: Request, defaults: Record<string, string> = {}) {
  const { _csrf, kept, returnTo, ...typed } = { ...defaults, ...(http.body as Record<string, unknown>) }
  const parsed = operation.request.safeParse(typed)
  const values = Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !/password/i.test(entry[0]),
    ),
  )
  const errors: Record<string, string> = {}
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const field = String(issue.path[0] ?? '')
    errors[field] ??= issue.message
  }
  const back = typeof returnTo === 'string' && ownAddress(returnTo)
  if (back) values.returnTo = back
  const problems: FormState = { values, errors, kept: typeof kept === 'string' ? kept : undefined }
  return { request: parsed.success ? (parsed.data as RequestOf<O>) : undefined, problems }
}

/** The typed texts of the contact form. A browser sends a line break as two characters, which count as one. */
function textsIn(http: Request): Record<keyof typeof visitorRules, string> {
  const typed = http.body as Record<string, unknown>
  const entries = Object.keys(visitorRules).map(name => {
    const text = typed[name]
    return [name, typeof text === 'string' ? text.replaceAll('\r\n', '\n').trim() : '']
  })
  return Object.fromEntries(entries)
}

/** Redirects to the requested page, or back; to the login page if the identity could not be loaded. */
function afterPassword(request: Request, wasTemporary: boolean | undefined, returnTo?: string): string {
  if (!request.session.identity) return routes.login.path
  return wasTemporary ? takeReturnUrl(request) : (returnTo ?? routes.appSelector.path)
}

function firstMessage(notices: { Messages: string[] }[]): string {
  return notices[0]?.Messages.join(' ') ?? texts.unknownError
}
