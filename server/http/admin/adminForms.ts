/** The forms of the admin's page and of the command center, without script. */
import { type Request, Router } from 'express'
import { routes } from '../../../shared/routes'
import { InputError } from '../../errors/inputError'
import type { Gateway } from '../../gateway/gateway'
import type { Guard } from '../guard'
import type { TypedForms } from '../typedForms'
import { companyForms } from './adminCompanyForms'
import type { AdminForm } from './adminForm'
import { inboxForms } from './adminInboxForms'
import { settingForms } from './adminSettingForms'
import { userForms } from './adminUserForms'
import { commandForms } from './commandForms'

type Forms = ReadonlyMap<unknown, AdminForm>

const formsOf: Readonly<Record<'admin' | 'commandCenter', Forms>> = {
  admin: new Map(Object.entries({ ...companyForms, ...userForms, ...inboxForms, ...settingForms })),
  commandCenter: new Map(Object.entries(commandForms)),
}
const pages = ['admin', 'commandCenter'] as const

/** Whether the request's address accepts one of these forms. */
export function isAdminForm(request: Request): boolean {
  return pages.some(page => routes[page].path === request.path)
}

interface AdminFormParts {
  guard: Guard
  gateway: Gateway
  typedForms: TypedForms
}

export function adminForms({ guard, gateway, typedForms }: AdminFormParts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  for (const page of pages) {
    const { path } = routes[page]
    router.post(path, async (request, response) => {
      const decision = await guard(request, page)
      if (!decision.open) return response.redirect(303, decision.redirect)
      const form = formsOf[page].get(request.body.action)
      if (!form) throw new InputError(400, 'no such form')
      const { notices, goesTo, typed } = await form.answer(request, gateway)
      request.session.notices = notices
      if (typed) request.session.typed = typedForms.sealed(page, typed, typedForms.markOf(request.session) ?? '')
      const query = new URLSearchParams(goesTo).toString()
      // The keyboard goes on where the form was.
      response.redirect(303, query ? `${path}?${query}#panel` : path)
    })
  }
  return router
}
