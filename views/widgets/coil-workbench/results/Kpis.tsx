import type { CoilRating } from '../../../../engine/coils/coil'
import { keyResults } from '../../../../shared/coils/facts/keyResults'
import { useWorkbench } from '../WorkbenchContext'
import { Kpi } from './Kpi'

/** The answer first: what the coil does, each with its limit. */
export function Kpis({ rating }: { rating: CoilRating }) {
  const { rated, reader, explain } = useWorkbench()
  return (
    <section className="cw-kpis" aria-label="Key results">
      {keyResults(rating, rated.ratedInput, reader).map(result => (
        <Kpi key={result.label} {...result} onWhy={() => explain(result)}>
          {result.text}
        </Kpi>
      ))}
    </section>
  )
}
