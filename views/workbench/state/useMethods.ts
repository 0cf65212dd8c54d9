import { useEffect, useState } from 'react'
import type { CorrelationDescription, UnfitOption } from '../../../shared/contracts/tools/methodOperations'
import { limits } from '../../../shared/limits'
import type { AnyInput } from '../../../shared/tools/project'
import { getFrom, postTo } from '../../client/call'
import type { WorkbenchTool } from '../tool'

/** A method to choose, with the reason if it does not fit the item. */
export interface MethodChoice {
  id: string
  label: string
  reason?: string
}

export interface Methods {
  /** Loads the registry, once, on demand. */
  load: () => void
  /** Empty until it is loaded. */
  registry: readonly CorrelationDescription[]
  of: (path: string) => MethodChoice[]
  /** Why an option does not fit the item, once that is known. */
  reasonAt: (path: string, value: unknown) => string | undefined
}

/** The registry of correlations, for choosing one and for explaining a result; and which options do not fit `input`. */
export function useMethods({ tool, methodKinds }: WorkbenchTool, input: AnyInput): Methods {
  const [registry, setRegistry] = useState<readonly CorrelationDescription[]>([])
  const [unfit, setUnfit] = useState<readonly UnfitOption[]>([])
  const [isAsked, setAsked] = useState(false)
  const load = () => {
    if (isAsked) return
    setAsked(true)
    void getFrom(tool, 'ListCorrelations').then(
      ({ Items }) => setRegistry(Items ?? []),
      // The call has shown the failure; the next opening tries again.
      () => setAsked(false),
    )
  }
  useEffect(() => {
    if (!isAsked) return
    const abandon = new AbortController()
    const ask = () =>
      postTo(tool, 'ListUnfitOptions', { input }, { signal: abandon.signal, isHandled: true }).then(
        ({ Items }) => setUnfit(Items ?? []),
        // All options stay enabled; the engine then refuses one that does not fit, at its field.
        () => setUnfit([]),
      )
    const timer = setTimeout(() => void ask(), limits.typingPause)
    return () => {
      clearTimeout(timer)
      abandon.abort()
    }
  }, [tool, isAsked, input])
  const reasonAt = (path: string, value: unknown) =>
    unfit.find(({ Path, Value }) => Path === path && Value === value)?.Reason
  const of = (path: string) =>
    registry
      .filter(({ Kind }) => Kind === methodKinds[path])
      .map(({ Id, Authors, Year, Title }) => ({
        id: Id,
        label: `${Authors} ${Year}, ${Title}`,
        reason: reasonAt(path, Id),
      }))
      // Methods that fit come first.
      .sort((one, other) => Number(!!one.reason) - Number(!!other.reason))
  return { load, registry, of, reasonAt }
}
