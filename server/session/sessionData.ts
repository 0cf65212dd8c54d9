/** What a session holds. Never a password or an answer; bearer tokens only encrypted. */
import 'express-session'
import type { Identity } from '../../shared/access/identity'
import type { Invitation } from '../../shared/contracts/account'
import type { Notice } from '../../shared/contracts/envelope'
import type { Service } from '../../shared/contracts/operation'
import type { SetReport } from '../../shared/contracts/tools/toolOperations'

/** What a token belongs to: a service, the token service's own, or the R and D API. */
export type TokenName = Service | 'auth' | 'rAndD'

declare module 'express-session' {
  interface SessionData {
    identity: Identity
    /** Bearer tokens by what they belong to, encrypted. */
    tokens: Partial<Record<TokenName, string>>
    /** Who acts as the person of `identity`, where somebody does. */
    impersonator: { email: string; fullName: string }
    /** The kind of browser, and where it was, when the person signed in. */
    client: { device: string; address: string }
    /** When the session ends as the store has it [ms]; not itself stored. */
    storedUntil: number
    /** When the person signed in, for the absolute limit [ms]. */
    signedInAt: number
    /** The password was given, the code of the second factor is still to come: nobody is signed in. */
    awaitsCode: boolean
    /** The address that was wanted before sign-in: a path of this app, used once. */
    returnUrl: string
    /** What was typed into a form before the sign-in, sealed: shown in it once, to who typed it. */
    typed: string
    /** Shown once, by the next page. */
    notices: Notice[]
    /** The report that the report screen shows, until it is closed or the session ends. */
    report: SetReport
    /** Why the last answer to a security question was refused; said once. */
    challengeProblem: string
    /** Who was invited, where the visitor came by the link of an invitation. Of its token only the hash is kept. */
    invitation: Invitation & { Hash: string }
    /** This session follows one that was ended; said once, by the next page. */
    hasEnded: boolean
    csrfSecret: string
  }
}
