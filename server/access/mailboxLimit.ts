/** Limits the mails to one mailbox whose address people have typed, over all senders and all kinds of mail. */
import { limits } from '../config/limits'
import type { Limit, Throttle } from './throttle'

export function mailboxLimit(email: string): Limit {
  return { key: `mailbox:${email.toLowerCase()}`, ...limits.mailbox }
}

/** Counts a mail to each of these. If a mailbox is at its limit, returns it and counts nothing. */
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
