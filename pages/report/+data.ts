import type { PageContextServer } from 'vike/types'
import type { Identity } from '../../shared/access/identity'
import { holdsAny, reportExportRole } from '../../shared/access/roles'
import { reportName } from '../../shared/contracts/tools/paperOperations'
import type { ReportDescriptor, SetReport } from '../../shared/contracts/tools/toolOperations'
import { pdfAddress } from '../../shared/reports/reportAddress'
import { rolesOfTool, type Tool, tools } from '../../shared/tools/tools'

/** The report that is set, else the one that the address names. The server has sent away who came without either. */
export function data({ urlParsed, report, identity }: PageContextServer) {
  const { fon: FolderName = '', fin: FileName = '', title: ReportTitle = '' } = urlParsed.search
  const tool = Object.values(tools).find(({ service }) => service === report?.Service)
  const shown: ReportDescriptor = report ?? { ReportTitle, FolderName, FileName }
  return {
    title: shown.ReportTitle || shown.FileName,
    file: shown.FileName,
    source: pdfAddress(shown),
    sending: report && tool && sendingOf(report, tool, identity),
    workbook: report && tool && workbookOf(report, tool, identity),
  }
}

/** What is sent, and where answers go: for whom the service sends it, and not for somebody who acts as another. */
function sendingOf({ FolderName: report }: SetReport, tool: Tool, identity: Identity | null) {
  if (!identity || identity.IsImpersonated) return undefined
  if (!holdsAny(identity.Roles, rolesOfTool(tool))) return undefined
  const { service } = tool
  return reportName.safeParse(report).success ? { report, service, reader: identity.Email } : undefined
}

/** Shows or hides the button only: the service decides for itself. */
function workbookOf({ RequiresSRC, ExportParameters }: SetReport, { service }: Tool, identity: Identity | null) {
  const mayExport = !RequiresSRC || Boolean(identity?.Roles.includes(reportExportRole))
  return mayExport && ExportParameters ? { service, parameters: ExportParameters } : undefined
}
