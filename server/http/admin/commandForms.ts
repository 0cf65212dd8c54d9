/** The forms of the command center. */
import { z } from 'zod'
import { admin } from '../../../shared/contracts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { said } from '../said'
import { adminForm, callTyped } from './adminForm'

const { mails: texts, system } = serverMessages
/** The period of the charts stays the chosen one. */
const shown = { period: z.string().max(10).optional() }
const shownAt = ({ period }: { period?: string | undefined }): Record<string, string> => (period ? { period } : {})

function nodeForm(isInService: boolean) {
  return adminForm({
    fields: { node: z.string(), ...shown },
    shownAt,
    needsPassword: true,
    run: async (request, { node }, gateway) =>
      said(
        await callTyped(request, gateway, { operation: admin.SetNodeState, input: { node, isInService } }),
        isInService ? system.nodeIn(node) : system.nodeOut(node),
      ),
  })
}

export const commandForms = {
  'send-again': adminForm({
    fields: { ...admin.SendMailAgain.request.shape, ...shown },
    shownAt,
    run: async (request, { id }, gateway) =>
      said(await gateway.call(request, admin.SendMailAgain, { id }), texts.again),
  }),
  'test-mail': adminForm({
    fields: shown,
    shownAt,
    run: async (request, _, gateway) =>
      said(await gateway.call(request, admin.SendTestMail, {}), texts.test(request.session.identity?.Email ?? '')),
  }),
  'back-up': adminForm({
    fields: shown,
    shownAt,
    run: async (request, _, gateway) => said(await gateway.call(request, admin.StartBackup, {}), system.backupStarted),
  }),
  'close-breaker': adminForm({
    fields: { ...admin.CloseBreaker.request.shape, ...shown },
    shownAt,
    run: async (request, { upstream }, gateway) =>
      said(await gateway.call(request, admin.CloseBreaker, { upstream }), system.breakerClosed(upstream)),
  }),
  'end-job': adminForm({
    fields: { ...admin.EndJob.request.shape, ...shown },
    shownAt,
    run: async (request, { id }, gateway) => said(await gateway.call(request, admin.EndJob, { id }), system.jobEnded),
  }),
  'take-out': nodeForm(false),
  'put-back': nodeForm(true),
  'forget-node': adminForm({
    fields: { ...admin.ForgetNode.request.shape, ...shown },
    shownAt,
    run: async (request, { node }, gateway) =>
      said(await gateway.call(request, admin.ForgetNode, { node }), system.nodeForgotten(node)),
  }),
}
