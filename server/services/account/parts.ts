/** The dependencies of the operations of accounts. */
import type { Role } from '../../../shared/access/roles'
import type { Audit } from '../../access/audit'
import type { FloodLimit } from '../../access/floodLimit'
import type { Throttle } from '../../access/throttle'
import type { Database } from '../../data/database'
import type { MailQueue } from '../../mail/mailQueue'
import type { Clock } from '../../process/clock'
import type { Logger } from '../../process/logging'
import type { SecretBox } from '../../secrets/secretBox'
import type { SessionStore } from '../../session/sessionStore'

export interface AccountParts {
  db: Database
  clock: Clock
  audit: Audit
  throttle: Throttle
  floods: FloodLimit
  mails: MailQueue
  store: SessionStore
  /** Public address of the product, for links in mails. */
  origin: string
  /** Duration of clearance by a security question. */
  clearanceMinutes: number
  /** Roles whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
  /** Encrypts the secrets of second factors. */
  factorBox: SecretBox
  logger: Logger
  /** Destination of messages to support; requests for help go to the first of `helpUrls`, if there is one. */
  support: { email: string; helpUrls: readonly string[] }
}
