/** The kinds of change that a call can make, and which of them somebody may make while impersonating another person. */

/**
 * nothing      it reads or calculates, whatever its method
 * session      the session that asks, and its tokens
 * work         designs, templates, reports, hours: the work that is done with the tools
 * messages     a mail, a measurement, an entry of a log
 * credentials  what somebody signs in with: password, second factor, security answers, email
 * people       accounts: which exist, their names, who may sign in
 * rights       who may see or change what
 * company      the profile of a company, and who owns it
 * product      what everybody sees of the product and what it keeps: catalogues, notices, the inbox, settings
 * system       the running product: its nodes, breakers, jobs and backups
 */
const changes = [
  'nothing',
  'session',
  'work',
  'messages',
  'credentials',
  'people',
  'rights',
  'company',
  'product',
  'system',
] as const
export type Change = (typeof changes)[number]

/** Changes that are allowed while impersonating: they end with the session, or are the work to help with. */
const whileActing: readonly Change[] = ['nothing', 'session', 'work', 'messages']

/** A call with an effect must declare what it changes: the compiler refuses a contract without it. */
export type Effect<Writing extends string> =
  | { method: Writing; changes: Change; effect?: never }
  /** A GET with an effect needs the CSRF token and a same-origin request, like any other method. */
  | { method: 'GET'; effect: true; changes: Change }
  | { method: 'GET'; effect?: never; changes?: never }

export interface ActingGuarded {
  access: 'open' | readonly string[] | 'login'
  changes?: Change
  /** Needs the password of the person, which an impersonator does not have. */
  proved?: true
  /** Kinds of session that are refused even if `changes` would allow the call. */
  refuses?: readonly 'impersonated'[]
}

/** Whether a call is refused while impersonating. A call that is open to everyone is never refused. */
export function isRefusedWhileActing({ access, changes, proved, refuses }: ActingGuarded): boolean {
  if (access === 'open') return false
  if (changes !== undefined && !whileActing.includes(changes)) return true
  return proved === true || refuses?.includes('impersonated') === true
}
