/** The report that is set: made last, and shown by the report screen until it is closed. */
import type { Request, RequestHandler } from 'express'
import { reportAddress } from '../../shared/reports/reportAddress'
import { routes } from '../../shared/routes'
import { cameFrom } from './cameFrom'
import type { Guard } from './guard'

/** One path segment each, or the parameter counts as missing. */
const segment = /^(?!\.)[A-Za-z0-9._-]{1,80}$/

/**
 * Where the report screen of this request really is: nothing if it is here. A report that is set wins over the
 * address, which then comes to name that one, unless it names none at all. An address that names none leads back.
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

/** The close button of the screen: what is linked to from now on is read from its address again. */
export function closeReport(guard: Guard): RequestHandler {
  return async (request, response) => {
    const decision = await guard(request, 'report')
    if (!decision.open) return response.redirect(303, decision.redirect)
    delete request.session.report
    response.redirect(303, routes.appSelector.path)
  }
}
