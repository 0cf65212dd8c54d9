/** The form in which an owner chooses the roles of newcomers. It works without script. */
import type { Request, Response } from 'express'
import { z } from 'zod'
import { companyRoles } from '../../shared/access/roles'
import { account } from '../../shared/contracts'
import { routes } from '../../shared/routes'
import { serverMessages } from '../../shared/wording/serverMessages'
import { InputError } from '../errors/inputError'
import type { Gateway } from '../gateway/gateway'
import type { Guard } from './guard'
import { said } from './said'

const form = z.strictObject({
  _csrf: z.string(),
  ...Object.fromEntries(companyRoles.map(role => [`role-${role}`, z.literal('on').optional()])),
})

export function saveNewcomerRoles({ guard, gateway }: { guard: Guard; gateway: Gateway }) {
  return async (request: Request, response: Response): Promise<void> => {
    const decision = await guard(request, 'companyProfile')
    if (!decision.open) return response.redirect(303, decision.redirect)
    const parsed = form.safeParse(request.body)
    if (!parsed.success) throw new InputError(400, 'no such form')
    const roles = companyRoles.filter(role => `role-${role}` in parsed.data)
    const answer = await gateway.call(request, account.SetNewcomerRoles, { roles })
    request.session.notices = said(answer, serverMessages.newcomerRolesSaved)
    response.redirect(303, routes.companyProfile.path)
  }
}
