/** Where a made report is shown. */
import type { ReportDescriptor } from '../../shared/contracts/tools/toolOperations'
import { pdfAddress, reportAddress } from '../../shared/reports/reportAddress'

/** A descriptor with the window that the click which asked for the report has opened, where it did. */
export interface MadeReport extends ReportDescriptor {
  ReportWindow?: Window | null
}

/**
 * In the window that was opened for it, which leaves the reader where they are; or on the report screen, also where
 * that window has been closed in the meantime. Says whether the reader stays.
 */
export function showReport(report: MadeReport, goTo: (address: string) => void): boolean {
  const { OpenInNewWindow, ReportWindow } = report
  if (OpenInNewWindow && ReportWindow && !ReportWindow.closed) {
    ReportWindow.location.replace(pdfAddress(report))
    return true
  }
  goTo(reportAddress(report))
  return false
}
