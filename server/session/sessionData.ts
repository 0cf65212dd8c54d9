/** The content of a session. Never a password or an answer; bearer tokens only encrypted. */
import 'express-session'
import type { Identity } from '../../shared/access/identity'
import type { Invitation } from '../../shared/contracts/account'
import type { Notice } from '../../shared/contracts/envelope'
import type { Service } from '../../shared/contracts/operation'
import type { SetReport } from '../../shared/contracts/tools/toolOperations'

/** The owner of a token: a service, the token service, or the R and D API. */
export type TokenName = Service | 'auth' | 'rAndD'

declare module 'express-session' {
  interface SessionData {
    identity: Identity
    /** Bearer tokens by their owner, encrypted. */
    tokens: Partial<Record<TokenName, string>>
    /** The person who acts as the person of `identity`, if anybody does. */
    impersonator: { email: string; fullName: string }
    /** The kind of browser, and where it was, when the person signed in. */
    client: { device: string; address: string }
    /** End of the session according to the store [ms]; not itself stored. */
    storedUntil: number
    /** When the person signed in, for the absolute limit [ms]. */
    signedInAt: number
    /** The password was given, but not yet the code of the second factor: nobody is signed in. */
    awaitsCode: boolean
    /** The address that was requested before sign-in: a path of this app, used once. */
    returnUrl: string
    /** Text typed into a form before the sign-in, encrypted: shown in the form once, only to the same person. */
    typed: string
    /** Shown once, by the next page. */
    notices: Notice[]
    /** The report that the report screen shows, until it is closed or the session ends. */
    report: SetReport
    /** Why the last answer to a security question was refused; shown once. */
    challengeProblem: string
    /** The invitation, if the visitor came by its link. Only the hash of its token is kept. */
    invitation: Invitation & { Hash: string }
    /** This session follows one that was ended; the next page says so once. */
    hasEnded: boolean
    csrfSecret: string
  }
}
