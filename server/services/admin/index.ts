/** The built-in admin service: the audit trail for who answers for it, and the accounts of all companies. */
import { contracts } from '../../../shared/contracts'
import type { Audit } from '../../access/audit'
import type { Throttle } from '../../access/throttle'
import type { Clock } from '../../clock'
import type { Database } from '../../data/database'
import type { SessionStore } from '../../http/sessionStore'
import { createService, type ServiceFetch } from '../service'
import { listAuditEvents, recordAuditExport, verifyAudit } from './auditTrail'
import { endUserSessions, unlockUser } from './helpUser'
import { listUsers, showUser } from './users'

export interface AdminParts {
  db: Database
  clock: Clock
  audit: Audit
  throttle: Throttle
  store: SessionStore
}

export function createAdminService(parts: AdminParts): ServiceFetch {
  return createService({
    name: 'AdminService.svc',
    operations: contracts['AdminService.svc'],
    db: parts.db,
    clock: parts.clock,
    handlers: {
      ListAuditEvents: listAuditEvents(parts),
      VerifyAudit: verifyAudit(parts),
      RecordAuditExport: recordAuditExport(parts),
      ListUsers: listUsers(parts),
      ShowUser: showUser(parts),
      UnlockUser: unlockUser(parts),
      EndUserSessions: endUserSessions(parts),
    },
  })
}
