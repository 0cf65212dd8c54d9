/** What a call changes, and which of that stays when the session that asked for it is over. */

/**
 * nothing      it reads or calculates, whatever its method
 * session      the session that asks, and its tokens
 * work         designs, templates, reports, hours: what the person's tools are there for
 * messages     a mail, a measurement, an entry of a log
 * credentials  what somebody signs in with: password, second factor, security answers, email
 * people       accounts: who there is, what they are called, who may sign in
 * rights       who may see or change what
 * company      the profile of a company, and who owns it
 */
const changes = ['nothing', 'session', 'work', 'messages', 'credentials', 'people', 'rights', 'company'] as const
export type Change = (typeof changes)[number]

/** All that somebody who acts as another person may change: it ends with the session, or is the work they came to help with. */
const whileActing: readonly Change[] = ['nothing', 'session', 'work', 'messages']

/** A call with an effect says what it changes: whoever writes a contract cannot leave it out. */
export type Effect<Writing extends string> =
  | { method: Writing; changes: Change; effect?: never }
  /** A GET with an effect needs the token and same-origin proof like any other method. */
  | { method: 'GET'; effect: true; changes: Change }
  | { method: 'GET'; effect?: never; changes?: never }

export interface ActingGuarded {
  access: 'open' | readonly string[] | 'login'
  changes?: Change
  /** Needs the password of the person, which nobody else has. */
  proved?: true
  /** Kinds of session that are refused although what they change would pass. */
  refuses?: readonly 'impersonated'[]
}

/** Whether it is refused to somebody who acts as another person. What is open to everyone is theirs as it is anybody's. */
export function isRefusedWhileActing({ access, changes, proved, refuses }: ActingGuarded): boolean {
  if (access === 'open') return false
  if (changes !== undefined && !whileActing.includes(changes)) return true
  return proved === true || refuses?.includes('impersonated') === true
}
