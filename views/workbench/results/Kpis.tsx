import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { useWorkbench } from '../WorkbenchContext'
import { Kpi } from './Kpi'

/** The key results at the top of the pane, each with its limit. */
export function Kpis({ rating, name }: { rating: AnyRating; name: string }) {
  const { form, rated, reader, explain } = useWorkbench()
  return (
    <section className="cw-kpis" aria-label={name}>
      {form.tool.keyResults(rating, rated.ratedInput, reader).map(result => (
        <Kpi key={result.label} {...result} onWhy={() => explain(result)}>
          {result.text}
        </Kpi>
      ))}
    </section>
  )
}
