/** Mail operations of the command center: send a waiting mail at once, and send a test mail. */
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { fullMailbox, mailboxLimit } from '../../access/mailboxLimit'
import { makeDue } from '../../mail/mailRows'
import { testMail } from '../../mail/testMail'
import { byCaller } from '../account/companyUsers'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const { mails: texts, mailbox } = serverMessages

export function sendMailAgain({ mails, clock, audit }: AdminParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const isDue = await audit.transaction(async (transaction, record) => {
      if (!(await makeDue(transaction, id, clock.now()))) return false
      record({ event: 'mail', outcome: 'success', ...byCaller(call), target: id, detail: { step: 'again' } })
      return true
    })
    if (!isDue) return refused(texts.notWaiting)
    mails.wake()
    return succeeded(null)
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
