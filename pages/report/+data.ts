import type { PageContextServer } from 'vike/types'
import type { Identity } from '../../shared/access/identity'
import { reportExportRole } from '../../shared/access/roles'
import { coilSelection } from '../../shared/contracts'
import { rolesAllow } from '../../shared/contracts/operation'
import { reportName } from '../../shared/contracts/tools/paperOperations'
import type { ReportDescriptor } from '../../shared/contracts/tools/toolOperations'
import { pdfAddress } from '../../shared/reports/reportAddress'

/** The report that is set, else the one that the address names. The server has sent away who came without either. */
export function data({ urlParsed, report, identity }: PageContextServer) {
  const { fon: FolderName = '', fin: FileName = '', title: ReportTitle = '' } = urlParsed.search
  const shown: ReportDescriptor = report ?? { ReportTitle, FolderName, FileName }
  return {
    title: shown.ReportTitle || shown.FileName,
    file: shown.FileName,
    source: pdfAddress(shown),
    sending: sendingOf(shown, identity),
    exportParameters: mayExport(shown, identity) ? shown.ExportParameters : undefined,
  }
}

/** What is sent, and where answers go: for whom the service sends it, and not for somebody who acts as another. */
function sendingOf({ FolderName: report }: ReportDescriptor, identity: Identity | null) {
  if (!identity || identity.IsImpersonated || !rolesAllow(coilSelection.SendReport, identity.Roles)) return undefined
  return reportName.safeParse(report).success ? { report, reader: identity.Email } : undefined
}

/** Shows or hides the button only: the service decides for itself. */
function mayExport({ RequiresSRC }: ReportDescriptor, identity: Identity | null): boolean {
  return !RequiresSRC || Boolean(identity?.Roles.includes(reportExportRole))
}
