/** The request chain, in the order in which a request passes it. */
import compression from 'compression'
import express, { type Express } from 'express'
import { endpointCalls, findEndpoint } from '../gateway/endpointCalls'
import { findOperation, hasEffect, serviceCalls } from '../gateway/serviceCalls'
import { actingOf } from '../http/acting'
import { accessExport } from '../http/admin/accessExport'
import { adminForms, isAdminForm } from '../http/admin/adminForms'
import { auditExport } from '../http/admin/auditExport'
import { behindProxy } from '../http/behindProxy'
import { bodies } from '../http/bodies'
import { callAccess, forCalls, forOthers } from '../http/callsFirst'
import { countRequests } from '../http/countRequests'
import { csrf } from '../http/csrf'
import { errors, notFound } from '../http/errors'
import { forms, isForm, isVisitorsPreference } from '../http/forms'
import { health } from '../http/health'
import { lostForms } from '../http/lostForms'
import { measure } from '../http/measure'
import { oldBrowsers } from '../http/oldBrowsers'
import { pages } from '../http/pages'
import { policyReports } from '../http/policyReports'
import { programs } from '../http/programs/programs'
import { queryLogin } from '../http/queryLogin'
import type { MakePage, WidgetScript } from '../http/renderPages'
import { reportFiles } from '../http/reportFiles'
import { noStore, securityHeaders } from '../http/securityHeaders'
import { securityText } from '../http/securityText'
import { shedLoad } from '../http/shedLoad'
import { staticFiles } from '../http/staticFiles'
import { trackerFiles } from '../http/trackerFiles'
import { accessLog } from '../process/logging'
import { expectedHost, ownOrigins } from '../request/expectedHost'
import { requestId } from '../request/requestId'
import { requestSize } from '../request/requestSize'
import { sameOrigin } from '../request/sameOrigin'
import { sessions } from '../session/session'
import { createEntries } from './entries'
import type { Parts } from './parts'

export interface AppOptions {
  script: WidgetScript
  makePage: MakePage
  /** Folder of built files, where they are not served by the dev server. */
  clientFolder?: string
  /** The dev server's middleware, in development only. */
  development?: express.RequestHandler
}

export function createApp(parts: Parts, { script, makePage, clientFolder, development }: AppOptions): Express {
  const { config, db, store, clock, audit, logger, apis } = parts
  const { secureCookies: isSecure } = config
  const { gateway, callEndpoint, guard, visits, markOf, typedForms, render } = createEntries(parts, {
    script,
    makePage,
    isDevelopment: development !== undefined,
  })

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustedProxyHops)
  app.set('query parser', 'simple')

  app.use(requestId())
  app.use(accessLog(logger))
  app.use(parts.metrics.measure)
  app.use(countRequests(parts.tally))
  app.use(securityHeaders(isSecure, config.hstsSubDomains))
  app.use(health({ ...parts, ...config }))
  app.use(requestSize())
  app.use(expectedHost(config.publicOrigin))
  app.use(compression())
  if (development) app.use(development)
  // Before load shedding: a page that was admitted must get its files too, even under load.
  if (clientFolder) app.use(staticFiles(clientFolder))
  app.use(shedLoad(parts.load))
  app.use(policyReports(parts))
  app.use(securityText(parts))
  app.use(noStore)
  if (isSecure) app.use(behindProxy({ hops: config.trustedProxyHops, logger }))
  app.use(programs(parts))
  app.use(oldBrowsers())
  app.use(findOperation())
  app.use(findEndpoint(apis))
  app.use(sameOrigin(ownOrigins(config.publicOrigin), hasEffect))
  app.use(measure({ upstream: parts.productAnalytics, key: config.productAnalytics?.key, floods: parts.floods }))
  app.use(sessions({ store, visits, secrets: config.sessionSecrets, isSecure }))
  app.use(actingOf)
  app.use(queryLogin({ gateway, isOn: config.queryLogin }))
  const checkToken = csrf(hasEffect, isVisitorsPreference, markOf)
  app.use(forCalls(checkToken))
  app.use(callAccess())
  app.use(bodies(isPlainForm))
  app.use(forOthers(checkToken))
  app.use(serviceCalls(gateway))
  app.use(endpointCalls(callEndpoint))
  app.use(forms({ gateway, guard, render, store, audit, isSecure }))
  app.use(adminForms({ guard, gateway, typedForms }))
  app.use(auditExport({ guard, gateway }))
  app.use(accessExport({ guard, gateway, audit }))
  app.use(trackerFiles({ guard, callEndpoint, audit, clock }))
  app.use(reportFiles({ guard, db, clock, folder: parts.reportFolder }))
  app.use(pages({ gateway, guard, render, typedForms }))
  app.use(notFound())
  app.use(lostForms({ isForm: isPlainForm, render, typedForms }))
  app.use(errors(render, parts.errorGroups, audit, script.src))
  return app
}

const isPlainForm = (request: express.Request) => isForm(request) || isAdminForm(request)
