/** The admin's forms for an account. */
import { z } from 'zod'
import { admin } from '../../../shared/contracts'
import { messages } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { said } from '../said'
import { adminForm, callTyped } from './adminForm'

const { users: texts } = serverMessages
const account = { id: z.uuid() }
const box = z.literal('on').optional()
const shownAt = ({ id }: { id: string }) => ({ section: 'users', user: id })
/** Names of roles in one hidden field. */
const listed = (names: string) => names.split(',').filter(Boolean)

function stateForm(isActive: boolean) {
  return adminForm({
    fields: account,
    shownAt,
    run: async (request, { id }, gateway) =>
      said(
        await gateway.call(request, admin.SetUserState, { id, isActive }),
        isActive ? texts.enabled : texts.disabled,
      ),
  })
}

export const userForms = {
  enable: stateForm(true),
  disable: stateForm(false),
  unlock: adminForm({
    fields: account,
    shownAt,
    run: async (request, { id }, gateway) =>
      said(await gateway.call(request, admin.UnlockUser, { id }), messages.userUnlocked),
  }),
  'end-sessions': adminForm({
    fields: account,
    shownAt,
    run: async (request, { id }, gateway) =>
      said(await gateway.call(request, admin.EndUserSessions, { id }), messages.userSessionsEnded),
  }),
  'end-session': adminForm({
    fields: admin.EndUserSession.request.shape,
    shownAt,
    run: async (request, form, gateway) =>
      said(await gateway.call(request, admin.EndUserSession, form), texts.sessionEnded),
  }),
  'user-settings': adminForm({
    fields: { ...account, isMeasured: box, hasNewEngine: box },
    shownAt,
    async run(request, { id, isMeasured, hasNewEngine }, gateway) {
      const settings = { id, isMeasured: isMeasured === 'on', hasNewEngine: hasNewEngine === 'on' }
      return said(await gateway.call(request, admin.SetUserSettings, settings), texts.settingsSaved)
    },
  }),
  'correct-person': adminForm({
    fields: { ...account, fullName: z.string(), phone: z.string() },
    shownAt,
    run: async (request, input, gateway) =>
      said(await callTyped(request, gateway, { operation: admin.CorrectPerson, input }), texts.corrected),
  }),
  'person-roles': adminForm({
    fields: { ...account, roles: z.string(), before: z.string() },
    needsPassword: true,
    shownAt: form => ({ ...shownAt(form), show: 'roles', wanted: form.roles }),
    async run(request, form, gateway) {
      const input = { id: form.id, roles: listed(form.roles), before: listed(form.before) }
      const answer = await callTyped(request, gateway, { operation: admin.SetPersonRoles, input })
      return { notices: said(answer, texts.rolesSaved), goesTo: shownAt(form) }
    },
  }),
  'propose-email': adminForm({
    fields: { ...account, email: z.string() },
    needsPassword: true,
    shownAt,
    run: async (request, input, gateway) =>
      said(
        await callTyped(request, gateway, { operation: admin.ProposePersonEmail, input }),
        texts.emailProposed(input.email),
      ),
  }),
  'confirm-email': adminForm({
    fields: { ...account, answerCode: z.string() },
    needsPassword: true,
    shownAt,
    run: async (request, input, gateway) =>
      said(await callTyped(request, gateway, { operation: admin.ConfirmPersonEmail, input }), texts.emailChanged),
  }),
}
