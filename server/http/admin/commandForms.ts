/** The forms of the command center. */
import { admin } from '../../../shared/contracts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { said } from '../said'
import { adminForm } from './adminForm'

const { mails: texts } = serverMessages
const shownAt = () => ({})

export const commandForms = {
  'send-again': adminForm({
    fields: admin.SendMailAgain.request.shape,
    shownAt,
    run: async (request, form, gateway) => said(await gateway.call(request, admin.SendMailAgain, form), texts.again),
  }),
  'test-mail': adminForm({
    fields: {},
    shownAt,
    run: async (request, _, gateway) =>
      said(await gateway.call(request, admin.SendTestMail, {}), texts.test(request.session.identity?.Email ?? '')),
  }),
}
