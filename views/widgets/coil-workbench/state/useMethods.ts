import { useEffect, useState } from 'react'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import type { CorrelationDescription, UnfitOption } from '../../../../shared/contracts/coilStudies'
import { limits } from '../../../../shared/limits'
import { get, post } from '../../../client/call'

/** A method that may be asked for; with a reason where it does not fit the coil. */
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
  of: (path: CoilPath) => MethodChoice[]
  /** Why an option does not fit the coil, once that is known. */
  reasonAt: (path: CoilPath, value: unknown) => string | undefined
}

/** Which kind of correlation a field asks for. */
const kinds: Partial<Record<CoilPath, string>> = {
  'methods.airSide': 'air-side heat transfer',
  'methods.singlePhase': 'tube heat transfer',
  'methods.boiling': 'boiling',
  'methods.condensing': 'condensing',
  'methods.twoPhaseDrop': 'two-phase friction',
  'methods.voidFraction': 'void fraction',
}

/** The registry of correlations, for choosing one and for explaining a result; and which options do not fit `input`. */
export function useMethods(input: CoilInput): Methods {
  const [registry, setRegistry] = useState<readonly CorrelationDescription[]>([])
  const [unfit, setUnfit] = useState<readonly UnfitOption[]>([])
  const [isAsked, setAsked] = useState(false)
  const load = () => {
    if (isAsked) return
    setAsked(true)
    void get('DesignService.svc/ListCorrelations').then(
      ({ Items }) => setRegistry(Items ?? []),
      // The failure was said already; the next opening asks again.
      () => setAsked(false),
    )
  }
  useEffect(() => {
    if (!isAsked) return
    const abandon = new AbortController()
    const ask = () =>
      post('DesignService.svc/ListUnfitOptions', { input }, { signal: abandon.signal, isHandled: true }).then(
        ({ Items }) => setUnfit(Items ?? []),
        // All stay offered; what does not fit is then refused at its field.
        () => setUnfit([]),
      )
    const timer = setTimeout(() => void ask(), limits.typingPause)
    return () => {
      clearTimeout(timer)
      abandon.abort()
    }
  }, [isAsked, input])
  const reasonAt = (path: CoilPath, value: unknown) =>
    unfit.find(({ Path, Value }) => Path === path && Value === value)?.Reason
  const of = (path: CoilPath) =>
    registry
      .filter(({ Kind }) => Kind === kinds[path])
      .map(({ Id, Authors, Year, Title }) => ({
        id: Id,
        label: `${Authors} ${Year}, ${Title}`,
        reason: reasonAt(path, Id),
      }))
      // What fits stands first.
      .sort((one, other) => Number(!!one.reason) - Number(!!other.reason))
  return { load, registry, of, reasonAt }
}
