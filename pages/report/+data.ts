import type { PageContextServer } from 'vike/types'
import type { ReportDescriptor } from '../../shared/contracts/design'
import type { Identity } from '../../shared/identity'
import { pdfAddress } from '../../shared/reportAddress'
import { reportExportRole } from '../../shared/roles'

/** The report that is set, else the one that the address names. The server has sent away who came without either. */
export function data({ urlParsed, report, identity }: PageContextServer) {
  const { fon: FolderName = '', fin: FileName = '', title: ReportTitle = '' } = urlParsed.search
  const shown: ReportDescriptor = report ?? { ReportTitle, FolderName, FileName }
  return {
    title: shown.ReportTitle || shown.FileName,
    file: shown.FileName,
    source: pdfAddress(shown),
    exportParameters: mayExport(shown, identity) ? shown.ExportParameters : undefined,
  }
}

/** Shows or hides the button only: the service decides for itself. */
function mayExport({ RequiresSRC }: ReportDescriptor, identity: Identity | null): boolean {
  return !RequiresSRC || Boolean(identity?.Roles.includes(reportExportRole))
}
