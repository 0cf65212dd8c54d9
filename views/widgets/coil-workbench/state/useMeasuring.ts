import { useEffect, useRef } from 'react'
import type { CoilDocument } from '../../../../shared/designs/coilDocument'
import type { Viewer } from '../../../../shared/frame'
import type { Analytics } from '../../../client/analytics'
import type { Rated } from './useRating'
import type { SavedDesign } from './useSaving'

const moduleName = 'Coil workbench'

/** Measures how long ratings take and how large saved designs are. Nothing here is needed before something was measured. */
export function useMeasuring(viewer: Viewer, document: CoilDocument, { took }: Rated, saved: SavedDesign | null): void {
  const analytics = useRef<Promise<Analytics>>(undefined)
  const first = useRef(saved)

  function measure(report: (analytics: Analytics) => Promise<void>): void {
    analytics.current ??= load(viewer)
    // A measurement that does not arrive is no matter of the user, nor worth a report of its own.
    analytics.current.then(report).catch(() => undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each rating is measured once, for the design it was made in.
  useEffect(() => {
    if (took !== undefined) measure(({ speed }) => speed({ moduleName, projectId: saved?.id }, took))
  }, [took])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save is measured once.
  useEffect(() => {
    if (!saved || saved === first.current) return
    const bytes = new TextEncoder().encode(JSON.stringify(document)).byteLength
    measure(({ dataSize }) => dataSize({ moduleName, projectId: saved.id }, bytes))
  }, [saved])
}

async function load({ customerNumber, fullName, impersonator = '' }: Viewer): Promise<Analytics> {
  const [{ createAnalytics }, { get, post }] = await Promise.all([
    import('../../../client/analytics'),
    import('../../../client/call'),
  ])
  return createAnalytics({
    user: [customerNumber, fullName, impersonator].join('/'),
    isTaken: async () => (await get('EnterpriseWebAppService.svc/GetAE')).Item === true,
    send: measurement => post('EnterpriseWebAppService.svc/LA', measurement),
    now: Date.now,
    storage: sessionStorage,
  })
}
