/** What the operations of admins work with. */
import type { Role } from '../../../shared/access/roles'
import type { Audit } from '../../access/audit'
import type { Throttle } from '../../access/throttle'
import type { MailQueue } from '../../mail/mailQueue'
import type { StatusParts } from './status'

export interface AdminParts extends StatusParts {
  audit: Audit
  throttle: Throttle
  mails: MailQueue
  /** Where people find the product, for links in mails. */
  origin: string
  /** Whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}
