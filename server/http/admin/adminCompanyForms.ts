/** The admin's forms for a company. */
import { z } from 'zod'
import { type CompanyRole, companyRoles } from '../../../shared/access/roles'
import { admin } from '../../../shared/contracts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { said } from '../said'
import { adminForm, callTyped } from './adminForm'

const { companies: texts, users } = serverMessages
const company = { company: z.uuid() }
const boxes = Object.fromEntries(companyRoles.map(role => [`role-${role}`, z.literal('on').optional()]))
const newcomer = { ...company, ...admin.ApproveCompany.request.shape }

const tickedIn = (form: object): CompanyRole[] => companyRoles.filter(role => `role-${role}` in form)
const shownAt = (form: { company: string }) => ({ section: 'companies', company: form.company })

function stateForm(isActive: boolean) {
  return adminForm({
    fields: company,
    needsPassword: true,
    shownAt,
    run: async (request, form, gateway) =>
      said(
        await gateway.call(request, admin.SetCompanyState, { id: form.company, isActive }),
        isActive ? texts.enabled : texts.disabled,
      ),
  })
}

export const companyForms = {
  'enable-company': stateForm(true),
  'disable-company': stateForm(false),
  'company-roles': adminForm({
    fields: { ...company, ...boxes },
    needsPassword: true,
    shownAt: form => ({ ...shownAt(form), wanted: tickedIn(form).join(',') }),
    async run(request, form, gateway) {
      const answer = await gateway.call(request, admin.SetCompanyRoles, { id: form.company, roles: tickedIn(form) })
      const notices = said(answer, texts.rolesSaved)
      return answer.Succeeded ? { notices, goesTo: shownAt(form) } : notices
    },
  }),
  'approve-company': adminForm({
    fields: newcomer,
    needsPassword: true,
    shownAt,
    run: async (request, { id, customerNumber, plant }, gateway) =>
      said(await gateway.call(request, admin.ApproveCompany, { id, customerNumber, plant }), texts.approved),
  }),
  'deny-newcomer': adminForm({
    fields: newcomer,
    needsPassword: true,
    shownAt,
    run: async (request, { id }, gateway) =>
      said(await gateway.call(request, admin.DenyNewcomer, { id }), texts.denied),
  }),
  'add-person': adminForm({
    fields: { ...company, email: z.string(), fullName: z.string(), by: z.string(), ...boxes },
    needsPassword: true,
    shownAt: form => ({
      ...shownAt(form),
      ...{ email: form.email, fullName: form.fullName, by: form.by, roles: tickedIn(form).join(',') },
    }),
    async run(request, form, gateway) {
      const { company, email, fullName, by } = form
      const wanted = { company, email, fullName, by, roles: tickedIn(form) }
      const answer = await callTyped(request, gateway, { operation: admin.AddPerson, input: wanted })
      const notices = said(answer, users.added)
      return answer.Succeeded ? { notices, goesTo: shownAt(form) } : notices
    },
  }),
}
