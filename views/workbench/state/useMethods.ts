import { useEffect, useState } from 'react'
import type { CorrelationDescription, UnfitOption } from '../../../shared/contracts/tools/methodOperations'
import { limits } from '../../../shared/limits'
import type { AnyInput } from '../../../shared/tools/project'
import { getFrom, postTo } from '../../client/call'
import type { WorkbenchTool } from '../tool'

/** A method that may be asked for; with a reason where it does not fit the item. */
export interface MethodChoice {
  id: string
  label: string
  reason?: string
}

export interface Methods {
  /** Fetches the registry, once, when somebody asks for it. */
  load: () => void
  /** Nothing until it is there. */
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
      // The failure was said already; the next opening asks again.
      () => setAsked(false),
    )
  }
  useEffect(() => {
    if (!isAsked) return
    const abandon = new AbortController()
    const ask = () =>
      postTo(tool, 'ListUnfitOptions', { input }, { signal: abandon.signal, isHandled: true }).then(
        ({ Items }) => setUnfit(Items ?? []),
        // All stay offered; what does not fit is then refused at its field.
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
      // What fits stands first.
      .sort((one, other) => Number(!!one.reason) - Number(!!other.reason))
  return { load, registry, of, reasonAt }
}
