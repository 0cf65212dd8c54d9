/** Mail operations of the command center: send a waiting mail at once, and send a test mail. */
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { fullMailbox, mailboxLimit } from '../../access/mailboxLimit'
import { testMail } from '../../mail/testMail'
import { byCaller } from '../account/companyUsers'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const { mails: texts, mailbox } = serverMessages

export function sendMailAgain({ mails }: AdminParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const entry = {
      event: 'mail',
      outcome: 'success',
      ...byCaller(call),
      target: id,
      detail: { step: 'again' },
    } as const
    return (await mails.sendAgain(id, entry)) ? succeeded(null) : refused(texts.notWaiting)
  }
}

export function sendTestMail({ mails, throttle }: AdminParts) {
  return async (call: ServiceCall) => {
    const { email } = call.requireCaller()
    const full = await fullMailbox(throttle, [email])
    if (full !== undefined) return refused(mailbox.full(full))
    const counted = [mailboxLimit(email)]
    await throttle.unlessFailed(counted, () =>
      mails.inTransaction(async (_, post, { record }) => {
        await post(testMail(email, call), { counted })
        record({ event: 'mail', outcome: 'success', ...byCaller(call), target: email, detail: { step: 'test' } })
      }),
    )
    return succeeded(null)
  }
}
