/** Shows a finished report. */
import type { ReportDescriptor } from '../../shared/contracts/tools/toolOperations'
import { pdfAddress, reportAddress } from '../../shared/reports/reportAddress'

/** A report with the window that the click has opened for it, if any. */
export interface MadeReport extends ReportDescriptor {
  ReportWindow?: Window | null
}

/**
 * Shows the report in the window that was opened for it, so that the reader stays on this page. Without such a window,
 * or if it was closed meanwhile, goes to the report screen. Gives whether the reader stays.
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
