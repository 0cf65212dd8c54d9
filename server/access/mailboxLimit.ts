/** How many mails one mailbox is sent that people have typed it for: whoever sends them, and of whatever kind they are. */
import { limits } from '../config/limits'
import type { Limit, Throttle } from './throttle'

export function mailboxLimit(email: string): Limit {
  return { key: `mailbox:${email.toLowerCase()}`, ...limits.mailbox }
}

/** Counts a mail to each of these; the first that takes no more is given, and then nothing is counted. */
export async function fullMailbox(throttle: Throttle, emails: readonly string[]): Promise<string | undefined> {
  const taken: Limit[] = []
  for (const email of emails) {
    const limit = mailboxLimit(email)
    if (!(await throttle.take(limit.key, limits.mailbox))) {
      await throttle.giveBackAll(taken)
      return email
    }
    taken.push(limit)
  }
  return undefined
}
