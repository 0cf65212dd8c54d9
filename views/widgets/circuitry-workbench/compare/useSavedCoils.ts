import { useEffect, useState } from 'react'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { Item, Project } from '../../../../shared/tools/project'
import type { Tool } from '../../../../shared/tools/tools'
import { answered } from '../../../workbench/projects/answered'

type SavedCoil = Item<CoilInput>

/** The coils of a project as they were saved last, and why they cannot be had; none of a project that was never saved. */
export function useSavedCoils(tool: Tool, saved: { id: string; version: number } | null) {
  const [found, setFound] = useState<{ coils: readonly SavedCoil[]; failure?: string }>({ coils: [] })
  const { id, version } = saved ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (id === undefined) return
    const abandon = new AbortController()
    void answered(tool, 'OpenProject', { id }, { signal: abandon.signal }).then(({ answer, failure }) => {
      if (abandon.signal.aborted) return
      const document = answer?.Item?.Document as Project<CoilInput> | undefined
      setFound({ coils: document?.items ?? [], ...(failure && { failure: failure.join(' ') }) })
    })
    return () => abandon.abort()
  }, [tool, id, version])
  return found
}
