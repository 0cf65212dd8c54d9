/** An admin changes the email of a person who cannot do it themselves. */
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { byCaller } from '../account/companyUsers'
import { userById } from '../account/users'
import { confirmEmail, proposeEmail } from '../personEmails'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const { emailOfPower } = serverMessages.users

const asked = (call: ServiceCall) => ({
  ...{ now: call.now, requestId: call.requestId, address: call.address },
  row: (target: string, detail: { step: string; before: string }) =>
    ({ event: 'email-change', outcome: 'success', ...byCaller(call), target, detail }) as const,
})

export function proposePersonEmail(parts: AdminParts) {
  return async (call: ServiceCall, { id, email }: { id: string; email: string }) => {
    const user = await userById(parts.db, id)
    const why = await proposeEmail(parts, user, email, asked(call))
    if (why === undefined) return succeeded(null)
    if (user && why === emailOfPower) await noteRefusal(parts, call, email.toLowerCase(), user.email)
    return refused(why)
  }
}

export function confirmPersonEmail(parts: AdminParts) {
  return async (call: ServiceCall, { id, answerCode }: { id: string; answerCode: string }) => {
    const user = await userById(parts.db, id)
    const refusal = await confirmEmail(parts, user, answerCode, asked(call))
    if (!refusal) return succeeded(null)
    const { why, to } = refusal
    if (user && to && why === emailOfPower) await noteRefusal(parts, call, to, user.email)
    else if (user && to) {
      const row = asked(call).row(to, { step: 'activated', before: user.email })
      await parts.audit.record({ ...row, outcome: 'failure' })
    }
    return refused(why)
  }
}

async function noteRefusal({ audit }: AdminParts, call: ServiceCall, target: string, before: string) {
  await audit.record({ event: 'email-change', outcome: 'refused', ...byCaller(call), target, detail: { before } })
}
