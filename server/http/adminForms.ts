/** The buttons of the admin's page: forms without script, each for one account. */
import { type Request, Router } from 'express'
import { z } from 'zod'
import { admin } from '../../shared/contracts'
import { routes } from '../../shared/routes'
import { messages } from '../../shared/texts'
import type { Guard } from '../access/guard'
import type { Gateway } from '../gateway/gateway'
import { InputError } from '../gateway/inputError'

const path = routes.admin.path

/** Whether a form of the admin's page may be posted to the request's address. */
export function isAdminForm(request: Request): boolean {
  return request.path === path
}

const actions = {
  unlock: { operation: admin.UnlockUser, done: messages.userUnlocked },
  'end-sessions': { operation: admin.EndUserSessions, done: messages.userSessionsEnded },
} as const

const form = z.strictObject({
  _csrf: z.string(),
  action: z.enum(['unlock', 'end-sessions']),
  id: z.uuid(),
})

export function adminForms({ guard, gateway }: { guard: Guard; gateway: Gateway }): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.post(path, async (request, response) => {
    const decision = await guard(request, 'admin')
    if (!decision.open) return response.redirect(303, decision.redirect)
    const parsed = form.safeParse(request.body)
    if (!parsed.success) throw new InputError(400, 'no such form')
    const { action, id } = parsed.data
    const { operation, done } = actions[action]
    const { Succeeded, Notices } = await gateway.call(request, operation, { id })
    request.session.notices = Succeeded
      ? [{ Type: 'message', Title: '', Severity: 'success', Messages: [done] }]
      : Notices
    response.redirect(303, `${path}?section=users&user=${id}`)
  })
  return router
}
