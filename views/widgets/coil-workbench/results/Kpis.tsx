import { lazy, Suspense, useState } from 'react'
import type { CoilRating } from '../../../../engine/coils/coil'
import { type KeyResult, keyResults } from '../../../../shared/designs/keyResults'
import { useWorkbench } from '../WorkbenchContext'
import { Kpi } from './Kpi'

/** Fetched when somebody asks how a number was found. */
const Methods = lazy(async () => ({ default: (await import('../trust/MethodsDialog')).MethodsDialog }))

/** The answer first: what the coil does, each with its limit. */
export function Kpis({ rating }: { rating: CoilRating }) {
  const { rated, reader, methods } = useWorkbench()
  const [asked, setAsked] = useState<KeyResult>()
  return (
    <section className="cw-kpis" aria-label="Key results">
      {keyResults(rating, rated.ratedInput, reader).map(result => (
        <Kpi
          key={result.label}
          {...result}
          onWhy={() => {
            methods.load()
            setAsked(result)
          }}
        >
          {result.text}
        </Kpi>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <Methods result={asked} rating={rating} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
