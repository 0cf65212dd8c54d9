/** The built-in design service. */

import type { Role } from '../../../shared/access/roles'
import { contracts } from '../../../shared/contracts'
import type { Audit } from '../../access/audit'
import type { Throttle } from '../../access/throttle'
import type { Database } from '../../data/database'
import type { Calculations } from '../../jobs/calculations'
import type { Searches } from '../../jobs/searches'
import type { MailQueue } from '../../mail/mailQueue'
import type { Clock } from '../../process/clock'
import type { Logger } from '../../process/logging'
import { createService, type ServiceFetch } from '../service'
import { checkProject } from './checkProject'
import { compareEnginesOperation, rateVariations, swapRefrigerants } from './coilStudies'
import { createReport } from './createReport'
import { dropDraft, keepDraft, listDrafts, openDraft } from './drafts'
import { exportToExcel } from './exportToExcel'
import { listCorrelations } from './listCorrelations'
import { listUnfitOptions } from './listUnfitOptions'
import { deleteProject, findProjects, openProject, saveProject } from './projects'
import { rateCoilOperation, rateCoils } from './rateCoilOperation'
import { askSearch, startSearch, stopSearch } from './searches'
import { sendReport } from './sendReport'
import { keepSnapshot, openSnapshot } from './snapshots'
import { deleteTemplate, findTemplates, openTemplate, saveTemplate, shareTemplate } from './templates'
import { listVersions, openVersion, restoreVersion } from './versions'

export interface DesignParts {
  db: Database
  clock: Clock
  audit: Audit
  throttle: Throttle
  /** Folder of made reports. */
  reportFolder: string
  searches: Searches
  calculations: Calculations
  mails: MailQueue
  logger: Logger
  /** Whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}

export function createDesignService(parts: DesignParts): ServiceFetch {
  return createService({
    name: 'DesignService.svc',
    operations: contracts['DesignService.svc'],
    db: parts.db,
    clock: parts.clock,
    audit: parts.audit,
    secondFactorRoles: parts.secondFactorRoles,
    handlers: {
      Rate: rateCoilOperation(parts),
      StartSearch: startSearch(parts),
      AskSearch: askSearch(parts),
      StopSearch: stopSearch(parts),
      ListCorrelations: listCorrelations,
      ListUnfitOptions: listUnfitOptions(parts),
      RateMany: rateCoils(parts),
      CheckProject: checkProject,
      RateVariations: rateVariations(parts),
      SwapRefrigerants: swapRefrigerants(parts),
      CompareEngines: compareEnginesOperation(parts),
      ListProjects: call => findProjects(parts.db)(call),
      FindProjects: findProjects(parts.db),
      OpenProject: openProject(parts.db),
      SaveProject: saveProject(parts.db),
      DeleteProject: deleteProject(parts),
      ListVersions: listVersions(parts.db),
      OpenVersion: openVersion(parts.db),
      RestoreVersion: restoreVersion(parts.db),
      KeepDraft: keepDraft(parts.db),
      ListDrafts: listDrafts(parts.db),
      OpenDraft: openDraft(parts.db),
      DropDraft: dropDraft(parts.db),
      ListTemplates: call => findTemplates(parts.db)(call),
      FindTemplates: findTemplates(parts.db),
      OpenTemplate: openTemplate(parts.db),
      SaveTemplate: saveTemplate(parts.db),
      ShareTemplate: shareTemplate(parts),
      DeleteTemplate: deleteTemplate(parts),
      KeepLink: keepSnapshot(parts),
      OpenLink: openSnapshot(parts),
      CreateReport: createReport(parts),
      SendReport: sendReport(parts),
      ExportToExcel: exportToExcel(parts),
    },
  })
}
