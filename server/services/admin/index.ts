/** The built-in admin service: the audit trail, the accounts of all companies, and the state of all dependencies. */

import { contracts } from '../../../shared/contracts'
import { createService, type ServiceFetch } from '../service'
import { listCheckpoints, showRights } from './accountability'
import { addPerson } from './addPerson'
import { listAuditEvents, recordAuditExport, verifyAudit } from './auditTrail'
import { listBanners, removeBanner, saveBanner } from './banners'
import { checkCatalogue, listCatalogueRecords, listCatalogues, replaceCatalogue, restoreCatalogue } from './catalogues'
import { approveCompany, denyNewcomer, listCompanies, setCompanyRoles, showCompany } from './companies'
import { setCompanyState } from './companyState'
import { correctPerson } from './correctPerson'
import { setUserSettings, setUserState, unlockUser } from './helpUser'
import { changeSupportRequest, countSupportRequests, listSupportRequests, showSupportRequest } from './inbox'
import { sendMailAgain, sendTestMail } from './mails'
import type { AdminParts } from './parts'
import { confirmPersonEmail, proposePersonEmail } from './personEmail'
import { setPersonRoles } from './personRoles'
import {
  getEngineComparisonEnd,
  listMeasurements,
  listRetention,
  setEngineComparisonEnd,
  setRetention,
  showConfiguration,
} from './settings'
import { getStatus } from './status'
import { closeBreaker, endJob, forgetNode, setNodeState, startBackup } from './systemActions'
import { endUserSession, endUserSessions } from './userSessions'
import { listUsers, showUser } from './users'

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
      ShowRights: showRights(parts),
      ListCheckpoints: listCheckpoints(parts),
      ListUsers: listUsers(parts),
      ShowUser: showUser(parts),
      ListCompanies: listCompanies(parts),
      ShowCompany: showCompany(parts),
      SetCompanyRoles: setCompanyRoles(parts),
      SetCompanyState: setCompanyState(parts),
      ApproveCompany: approveCompany(parts),
      DenyNewcomer: denyNewcomer(parts),
      UnlockUser: unlockUser(parts),
      EndUserSessions: endUserSessions(parts),
      EndUserSession: endUserSession(parts),
      SetPersonRoles: setPersonRoles(parts),
      AddPerson: addPerson(parts),
      CorrectPerson: correctPerson(parts),
      ProposePersonEmail: proposePersonEmail(parts),
      ConfirmPersonEmail: confirmPersonEmail(parts),
      SetUserState: setUserState(parts),
      SetUserSettings: setUserSettings(parts),
      ListSupportRequests: listSupportRequests(parts),
      CountSupportRequests: countSupportRequests(parts),
      ShowSupportRequest: showSupportRequest(parts),
      ChangeSupportRequest: changeSupportRequest(parts),
      ListBanners: listBanners(parts),
      SaveBanner: saveBanner(parts),
      RemoveBanner: removeBanner(parts),
      ListCatalogues: listCatalogues(parts),
      ListCatalogueRecords: listCatalogueRecords(parts),
      CheckCatalogue: checkCatalogue(parts),
      ReplaceCatalogue: replaceCatalogue(parts),
      RestoreCatalogue: restoreCatalogue(parts),
      ListRetention: listRetention(parts),
      SetRetention: setRetention(parts),
      ShowConfiguration: showConfiguration(parts),
      GetEngineComparisonEnd: getEngineComparisonEnd(parts),
      SetEngineComparisonEnd: setEngineComparisonEnd(parts),
      ListMeasurements: listMeasurements(parts),
      GetStatus: getStatus(parts),
      StartBackup: startBackup(parts),
      CloseBreaker: closeBreaker(parts),
      EndJob: endJob(parts),
      SetNodeState: setNodeState(parts),
      ForgetNode: forgetNode(parts),
      SendMailAgain: sendMailAgain(parts),
      SendTestMail: sendTestMail(parts),
    },
  })
}
