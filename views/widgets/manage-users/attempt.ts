import type { Envelope } from '../../../shared/contracts/envelope'
import { texts } from '../../../shared/texts'
import { CallError } from '../../client/call'
import { announce } from '../../client/messages'

/** The answer if it succeeded; otherwise says why it did not, and gives nothing. */
export async function attempt<Answer extends Partial<Envelope>>(
  call: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const { answer, lines } = await settled(call)
  if (answer?.Succeeded) {
    for (const notice of answer.Notices ?? [])
      announce({ severity: notice.Severity, summary: notice.Title, detail: notice.Messages.join(' ') })
    return answer
  }
  // An ended session is on its way to the login page, which says so.
  if (!answer?.SessionExpired) announce({ severity: 'error', summary: 'Not done', detail: lines.join(' ') })
  return undefined
}

async function settled<Answer extends Partial<Envelope>>(call: () => Promise<Answer>) {
  try {
    const answer = await call()
    return { answer, lines: answer.Notices?.[0]?.Messages ?? [texts.unknownError] }
  } catch (error) {
    if (error instanceof CallError) return { answer: undefined, lines: [error.message] }
    throw error
  }
}
