import { useEffect, useRef } from 'react'
import type { Viewer } from '../../../shared/frame/frame'
import type { Analytics } from '../../client/analytics'
import type { ProjectState } from './useProject'
import type { Rated } from './useRating'
import type { SavedProject } from './useSaving'

/** Measures how long ratings take and how large saved projects are. The analytics client is loaded on first use. */
export function useMeasuring(
  viewer: Viewer,
  project: ProjectState,
  { took, at }: Rated,
  saved: SavedProject | null,
): void {
  const { moduleName } = project.form.tool.tool
  const analytics = useRef<Promise<Analytics>>(undefined)
  const first = useRef(saved)
  const measuredAt = useRef<Date>(undefined)

  function measure(report: (analytics: Analytics) => Promise<void>): void {
    analytics.current ??= import('./analyticsOf').then(({ analyticsOf }) => analyticsOf(viewer))
    // A lost measurement does not concern the reader and is not worth an error report.
    analytics.current.then(report).catch(() => undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each rating is measured once, for the project it was made in.
  useEffect(() => {
    // A rating from the cache was already measured when it was made.
    if (took === undefined || at === undefined || at <= (measuredAt.current ?? new Date(0))) return
    measuredAt.current = at
    measure(({ speed }) => speed({ moduleName, projectId: saved?.id, coilId: project.id }, took))
  }, [took, at])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save is measured once.
  useEffect(() => {
    if (!saved || saved === first.current) return
    const bytes = new TextEncoder().encode(JSON.stringify(project.document())).byteLength
    measure(({ dataSize }) => dataSize({ moduleName, projectId: saved.id }, bytes))
  }, [saved])
}
