import type { Viewer } from '../../../shared/frame/frame'
import { type Analytics, createAnalytics } from '../../client/analytics'
import { get, post } from '../../client/call'

/** The analytics client of a reader, which sends measurements to the server. */
export function analyticsOf({ customerNumber, fullName, impersonator = '' }: Viewer): Analytics {
  return createAnalytics({
    user: [customerNumber, fullName, impersonator].join('/'),
    isTaken: async () => (await get('EnterpriseWebAppService.svc/GetAE')).Item === true,
    send: measurement => post('EnterpriseWebAppService.svc/LA', measurement),
    now: Date.now,
    storage: sessionStorage,
  })
}
