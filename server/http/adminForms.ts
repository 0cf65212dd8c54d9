/** The forms of the admin's page, without script: each for one account or one company. */
import { type Request, Router } from 'express'
import { z } from 'zod'
import { account, admin } from '../../shared/contracts'
import { type Envelope, type Notice, refused } from '../../shared/contracts/envelope'
import { companyRoles } from '../../shared/roles'
import { routes } from '../../shared/routes'
import { serverMessages } from '../../shared/serverMessages'
import { messages } from '../../shared/texts'
import type { Guard } from '../access/guard'
import type { Gateway } from '../gateway/gateway'
import { InputError } from '../gateway/inputError'

const path = routes.admin.path
const { companies: texts, users } = serverMessages

/** Whether a form of the admin's page may be posted to the request's address. */
export function isAdminForm(request: Request): boolean {
  return request.path === path
}

const form = z.discriminatedUnion('action', [
  z.strictObject({
    ...{ _csrf: z.string(), action: z.enum(['unlock', 'end-sessions', 'enable', 'disable']), id: z.uuid() },
  }),
  z.strictObject({
    ...{ _csrf: z.string(), action: z.literal('user-settings'), id: z.uuid() },
    ...{ isMeasured: z.literal('on').optional(), hasNewEngine: z.literal('on').optional() },
  }),
  z.strictObject({
    ...{ _csrf: z.string(), action: z.literal('company-roles'), company: z.uuid(), password: z.string() },
    ...Object.fromEntries(companyRoles.map(role => [`role-${role}`, z.literal('on').optional()])),
  }),
  z.strictObject({
    ...{
      _csrf: z.string(),
      action: z.enum(['approve-company', 'deny-newcomer']),
      company: z.uuid(),
      password: z.string(),
    },
    ...admin.ApproveCompany.request.shape,
  }),
])

type UserForm = Exclude<z.infer<typeof form>, { company: string }>

export function adminForms({ guard, gateway }: { guard: Guard; gateway: Gateway }): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.post(path, async (request, response) => {
    const decision = await guard(request, 'admin')
    if (!decision.open) return response.redirect(303, decision.redirect)
    const parsed = form.safeParse(request.body)
    if (!parsed.success) throw new InputError(400, 'no such form')
    const { notices, goesTo } = await carriedOut(request, parsed.data)
    request.session.notices = notices
    response.redirect(303, `${path}?${new URLSearchParams(goesTo)}`)
  })
  return router

  async function carriedOut(request: Request, wanted: z.infer<typeof form>): Promise<Outcome> {
    if (!('company' in wanted))
      return { notices: await doneForUser(request, wanted), goesTo: { section: 'users', user: wanted.id } }
    const here = { section: 'companies', company: wanted.company }
    const roles = companyRoles.filter(role => `role-${role}` in wanted)
    // What was ticked comes back with the form, so that a mistyped password costs nothing else.
    const again = wanted.action === 'company-roles' ? { ...here, wanted: roles.join(',') } : here
    const notProven = await refusalOf(request, wanted.password)
    if (notProven) return { notices: notProven, goesTo: again }
    if (wanted.action === 'company-roles') {
      const answer = await gateway.call(request, admin.SetCompanyRoles, { id: wanted.company, roles })
      return { notices: said(answer, texts.rolesSaved), goesTo: answer.Succeeded ? here : again }
    }
    const { id, customerNumber, plant } = wanted
    if (wanted.action === 'deny-newcomer')
      return { notices: said(await gateway.call(request, admin.DenyNewcomer, { id }), texts.denied), goesTo: here }
    const answer = await gateway.call(request, admin.ApproveCompany, { id, customerNumber, plant })
    return { notices: said(answer, texts.approved), goesTo: here }
  }

  async function doneForUser(request: Request, wanted: UserForm): Promise<Notice[]> {
    const { action, id } = wanted
    if (action === 'unlock') return said(await gateway.call(request, admin.UnlockUser, { id }), messages.userUnlocked)
    if (action === 'end-sessions')
      return said(await gateway.call(request, admin.EndUserSessions, { id }), messages.userSessionsEnded)
    if (action === 'user-settings') {
      const settings = { isMeasured: wanted.isMeasured === 'on', hasNewEngine: wanted.hasNewEngine === 'on' }
      return said(await gateway.call(request, admin.SetUserSettings, { id, ...settings }), users.settingsSaved)
    }
    const isActive = action === 'enable'
    const answer = await gateway.call(request, admin.SetUserState, { id, isActive })
    return said(answer, isActive ? users.enabled : users.disabled)
  }

  async function refusalOf(request: Request, password: string): Promise<Notice[] | undefined> {
    const typed = account.ConfirmPassword.request.safeParse({ password })
    if (!typed.success) return refused(messages.required('Your password')).Notices
    const { Succeeded, Notices } = await gateway.call(request, account.ConfirmPassword, typed.data)
    return Succeeded ? undefined : Notices
  }
}

interface Outcome {
  notices: Notice[]
  /** The query of the page that shows it. */
  goesTo: Record<string, string>
}

function said({ Succeeded, Notices }: Envelope, done: string): Notice[] {
  return Succeeded ? [{ Type: 'message', Title: '', Severity: 'success', Messages: [done] }] : Notices
}
