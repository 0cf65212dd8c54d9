import type { PageContextServer } from 'vike/types'
import type { Identity } from '../../shared/access/identity'
import { holdsAny, reportExportRole } from '../../shared/access/roles'
import { reportName } from '../../shared/contracts/tools/paperOperations'
import type { ReportDescriptor, SetReport } from '../../shared/contracts/tools/toolOperations'
import { pdfAddress } from '../../shared/reports/reportAddress'
import { unprintableLine } from '../../shared/reports/unprintable'
import { rolesOfTool, type Tool, tools } from '../../shared/tools/tools'

/** The report in the session, otherwise the one that the address names. Without either, the server has redirected. */
export function data({ urlParsed, report, identity, frame }: PageContextServer) {
  const { fon: FolderName = '', fin: FileName = '', title: ReportTitle = '' } = urlParsed.search
  const tool = Object.values(tools).find(({ service }) => service === report?.Service)
  const shown: ReportDescriptor = report ?? { ReportTitle, FolderName, FileName }
  const title = shown.ReportTitle || shown.FileName
  return {
    windowTitle: `${title} · ${frame.title}`,
    title,
    file: shown.FileName,
    source: pdfAddress(shown),
    sending: report && tool && sendingOf(report, tool, identity),
    workbook: report && tool && workbookOf(report, tool, identity),
  }
}

/** The data to mail the report, for readers who may; not while impersonating. */
function sendingOf({ FolderName: report, Unprintable }: SetReport, tool: Tool, identity: Identity | null) {
  if (!identity || identity.IsImpersonated) return undefined
  if (!holdsAny(identity.Roles, rolesOfTool(tool))) return undefined
  const { service } = tool
  const unprintable = Unprintable && unprintableLine(Unprintable)
  return reportName.safeParse(report).success ? { report, service, reader: identity.Email, unprintable } : undefined
}

/** Only shows or hides the button: the service makes its own decision. */
function workbookOf({ RequiresSRC, ExportParameters }: SetReport, { service }: Tool, identity: Identity | null) {
  const mayExport = !RequiresSRC || Boolean(identity?.Roles.includes(reportExportRole))
  return mayExport && ExportParameters ? { service, parameters: ExportParameters } : undefined
}
