import type { Envelope } from '../../../shared/contracts/envelope'
import { texts } from '../../../shared/texts'
import { CallError } from '../../client/call'
import { announce, announceNotices } from '../../client/messages'

/** The answer if it succeeded; otherwise says why it did not, and gives nothing. */
export async function attempt<Answer extends Partial<Envelope>>(
  call: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const answer = await call()
    // An ended session is on its way to the login page, which says so.
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
