import type { ReportDescriptor } from '../contracts/tools/toolOperations'
import { routes } from '../routes'

type Named = Pick<ReportDescriptor, 'FolderName' | 'FileName'>

/** The address of the PDF of a report. */
export function pdfAddress({ FolderName, FileName }: Named): string {
  return `/pdfs/${encodeURIComponent(FolderName)}/${encodeURIComponent(FileName)}`
}

/** The address of the report screen that shows it. */
export function reportAddress({ FolderName, FileName, ReportTitle }: Named & { ReportTitle: string }): string {
  return `${routes.report.path}?${new URLSearchParams({ fon: FolderName, fin: FileName, title: ReportTitle })}`
}
