/** The built-in admin service: the audit trail, the accounts of all companies, and the state of what the product stands on. */
import { contracts } from '../../../shared/contracts'
import type { Role } from '../../../shared/roles'
import type { Audit } from '../../access/audit'
import type { Throttle } from '../../access/throttle'
import type { MailQueue } from '../../mail/mailQueue'
import { createService, type ServiceFetch } from '../service'
import { listAuditEvents, recordAuditExport, verifyAudit } from './auditTrail'
import { approveCompany, denyNewcomer, listCompanies, setCompanyRoles, showCompany } from './companies'
import { endUserSessions, setUserSettings, setUserState, unlockUser } from './helpUser'
import { getStatus, type StatusParts } from './status'
import { listUsers, showUser } from './users'

export interface AdminParts extends StatusParts {
  audit: Audit
  throttle: Throttle
  mails: MailQueue
  /** Whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}

export function createAdminService(parts: AdminParts): ServiceFetch {
  return createService({
    name: 'AdminService.svc',
    operations: contracts['AdminService.svc'],
    db: parts.db,
    clock: parts.clock,
    audit: parts.audit,
    secondFactorRoles: parts.secondFactorRoles,
    handlers: {
      ListAuditEvents: listAuditEvents(parts),
      VerifyAudit: verifyAudit(parts),
      RecordAuditExport: recordAuditExport(parts),
      ListUsers: listUsers(parts),
      ShowUser: showUser(parts),
      ListCompanies: listCompanies(parts),
      ShowCompany: showCompany(parts),
      SetCompanyRoles: setCompanyRoles(parts),
      ApproveCompany: approveCompany(parts),
      DenyNewcomer: denyNewcomer(parts),
      UnlockUser: unlockUser(parts),
      EndUserSessions: endUserSessions(parts),
      SetUserState: setUserState(parts),
      SetUserSettings: setUserSettings(parts),
      GetStatus: getStatus(parts),
    },
  })
}
