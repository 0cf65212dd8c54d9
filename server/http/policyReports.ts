import express, { type RequestHandler } from 'express'
import { firstCharacters } from '../../shared/wording/characters'
import type { FloodLimit } from '../access/floodLimit'
import { networkOf } from '../access/throttle'
import { limits } from '../config/limits'
import { InputError } from '../errors/inputError'
import type { Metrics } from '../process/metrics'
import { clientAddress } from '../request/clientAddress'
import { readBody } from '../request/readBody'

export const policyReportsPath = '/policy-reports'

interface ReportParts {
  floods: FloodLimit
  metrics: Metrics
}

const { perAddress: max, windowMinutes } = limits.policyReports

/**
 * Receives reports of browsers about the content-security policy. They are counted, and logged without queries, which
 * may contain secrets. The sender is anonymous: there is no session here.
 */
export function policyReports({ floods, metrics }: ReportParts): RequestHandler {
  const json = express.json({
    limit: limits.body.policyReport,
    type: ['application/reports+json', 'application/csp-report'],
  })
  return async (request, response, next) => {
    if (request.path !== policyReportsPath) return next()
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      return next(new InputError(405, 'reports are posted'))
    }
    if (!floods.take(`policy-report:${networkOf(clientAddress(request))}`, { max, windowMinutes }))
      return next(new InputError(429, 'too many reports'))
    await readBody(json, request, response)
    const reports = reportsIn(request.body)
    if (!reports) return next(new InputError(400, 'not a report'))
    for (const report of reports) {
      metrics.policyReports.inc()
      request.log.info({ policyReport: report }, 'a browser reports the policy')
    }
    response.status(204).end()
  }
}

interface Report {
  directive: string
  blocked: string
  page: string
}

/** Reports in either of the two formats of browsers; undefined if the body has neither. */
function reportsIn(body: unknown): Report[] | undefined {
  const entries = Array.isArray(body) ? body.slice(0, limits.policyReports.inOne) : [body]
  const reports = entries.map(entry => {
    const { type, body: modern, 'csp-report': older } = (entry ?? {}) as Record<string, unknown>
    const fields = (type === 'csp-violation' ? modern : older) as Record<string, unknown> | undefined
    return (
      fields && {
        directive: textOf(fields.effectiveDirective ?? fields['violated-directive']),
        blocked: withoutQuery(textOf(fields.blockedURL ?? fields['blocked-uri'])),
        page: withoutQuery(textOf(fields.documentURL ?? fields['document-uri'])),
      }
    )
  })
  return reports.length > 0 && reports.every(report => report !== undefined) ? reports : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? firstCharacters(value, limits.addressLength) : ''
}

/** Origin and path of an http address; a word such as `inline` unchanged; of any other address only the scheme. */
function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return address.split(/[?#]/, 1)[0] ?? ''
  const { protocol, origin, pathname } = new URL(address)
  return /^https?:$/.test(protocol) ? origin + pathname : protocol
}
