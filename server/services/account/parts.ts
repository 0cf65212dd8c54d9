/** What the operations of accounts work with. */
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
  /** Where people find the product, for links in mails. */
  origin: string
  /** How long clearance by a security question holds. */
  clearanceMinutes: number
  /** Whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
  /** Encrypts the secrets of second factors. */
  factorBox: SecretBox
  logger: Logger
  /** Where messages to support go: by mail, and requests for help to the first of these addresses where there is one. */
  support: { email: string; helpUrls: readonly string[] }
}
