/** What a session holds. Never a password or an answer; bearer tokens only encrypted. */
import 'express-session'
import type { Notice } from '../../shared/contracts/envelope'
import type { Service } from '../../shared/contracts/operation'
import type { Identity } from '../../shared/identity'

declare module 'express-session' {
  interface SessionData {
    identity: Identity
    /** Bearer tokens by the service they belong to, encrypted. */
    tokens: Partial<Record<Service, string>>
    /** When the person signed in, for the absolute limit [ms]. */
    signedInAt: number
    /** The address that was wanted before sign-in: a path of this app, used once. */
    wanted: string
    /** Shown once, by the next page. */
    notices: Notice[]
    /** Why the last answer to a security question was refused; said once. */
    challengeProblem: string
    csrfSecret: string
  }
}
