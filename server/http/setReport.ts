/** The current report of the session: the last one made, shown by the report screen until it is closed. */
import type { Request, RequestHandler } from 'express'
import { reportAddress } from '../../shared/reports/reportAddress'
import { routes } from '../../shared/routes'
import { cameFrom } from './cameFrom'
import type { Guard } from './guard'

/** Each parameter must be one path segment, otherwise it counts as missing. */
const segment = /^(?!\.)[A-Za-z0-9._-]{1,80}$/

/**
 * The address to which the report screen must redirect; undefined if this address is right. If the session has a
 * current report, the address is changed to name that report, unless it names none at all. Without either it leads
 * back.
 */
export function insteadOf(request: Request): string | undefined {
  const { fon, fin, title } = request.query
  const { report } = request.session
  if (!report) return isSegment(fon) && isSegment(fin) ? undefined : (cameFrom(request) ?? routes.appSelector.path)
  const isNamed = fon === report.FolderName && fin === report.FileName && title === report.ReportTitle
  return fon === undefined || isNamed ? undefined : reportAddress(report)
}

function isSegment(part: unknown): boolean {
  return typeof part === 'string' && segment.test(part)
}

/** The close button of the screen: from then on the report is again taken from the address. */
export function closeReport(guard: Guard): RequestHandler {
  return async (request, response) => {
    const decision = await guard(request, 'report')
    if (!decision.open) return response.redirect(303, decision.redirect)
    delete request.session.report
    response.redirect(303, routes.appSelector.path)
  }
}
