import type { Envelope } from '../../../shared/contracts/envelope'
import { texts } from '../../../shared/texts'
import { CallError } from '../../client/call'
import { announce, announceNotices } from '../../client/messages'

/** Gives the answer of a call that succeeded; otherwise shows why it failed and gives undefined. */
export async function attempt<Answer extends Partial<Envelope>>(
  call: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const answer = await call()
    // After the end of a session the login page is loading, which says so.
    if (answer.SessionExpired) return undefined
    if (answer.Notices?.length) void announceNotices(answer)
    else if (!answer.Succeeded) announce({ severity: 'error', summary: texts.unknownError, showHelpLink: true })
    return answer.Succeeded ? answer : undefined
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    announce({ severity: 'error', summary: texts.unknownError, detail: error.message, showHelpLink: true })
    return undefined
  }
}
