import type { ReportDescriptor } from '../contracts/tools/toolOperations'
import { routes } from '../routes'

type Named = Pick<ReportDescriptor, 'FolderName' | 'FileName'>

/** Where the PDF of a report is. */
export function pdfAddress({ FolderName, FileName }: Named): string {
  return `/pdfs/${encodeURIComponent(FolderName)}/${encodeURIComponent(FileName)}`
}

/** Where the report screen shows it. */
export function reportAddress({ FolderName, FileName, ReportTitle }: Named & { ReportTitle: string }): string {
  return `${routes.report.path}?${new URLSearchParams({ fon: FolderName, fin: FileName, title: ReportTitle })}`
}
