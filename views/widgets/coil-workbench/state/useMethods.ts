import { useState } from 'react'
import type { CorrelationDescription } from '../../../../shared/contracts/coilStudies'
import type { CoilInput } from '../../../../shared/designs/coilDocument'
import type { CoilPath } from '../../../../shared/designs/coilPath'
import { get } from '../../../client/call'

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
  of: (path: CoilPath, input: CoilInput) => MethodChoice[]
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

/** The registry of correlations, for choosing one and for explaining a result. */
export function useMethods(): Methods {
  const [registry, setRegistry] = useState<readonly CorrelationDescription[]>([])
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
  const of = (path: CoilPath) =>
    registry
      .filter(({ Kind }) => Kind === kinds[path])
      .map(({ Id, Authors, Year, Title }) => ({ id: Id, label: `${Authors} ${Year}, ${Title}` }))
  return { load, registry, of }
}
