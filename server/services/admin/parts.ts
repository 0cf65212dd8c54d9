/** The dependencies of the operations of admins. */
import type { Role } from '../../../shared/access/roles'
import type { Audit } from '../../access/audit'
import type { Throttle } from '../../access/throttle'
import type { EffectiveVariable } from '../../config/effective'
import type { MailQueue } from '../../mail/mailQueue'
import type { Backups } from '../../monitoring/backups'
import type { Breakers } from '../../upstream/breakers'
import type { BannerBoard } from '../banners'
import type { StatusParts } from './status'

export interface AdminParts extends StatusParts {
  audit: Audit
  throttle: Throttle
  mails: MailQueue
  banners: BannerBoard
  /** The variables as they were read. */
  configuration: readonly EffectiveVariable[]
  backups: Backups
  breakers: Breakers
  /** Public address of the product, for links in mails. */
  origin: string
  /** Roles whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}
