import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { type BesideLine, besideLines, besideReasons } from '../../../../shared/circuitry/facts/besideRows'
import { dropQuantity } from '../../../../shared/circuitry/facts/circuitEnds'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { useCircuitry } from '../useCircuitry'
import { NotSolved } from './NotSolved'

/** The totals beside those of both engines and of a perfect distribution, and why they differ. */
export function Beside({ rating }: { rating: ShownRating }) {
  const { reader } = useCircuitry()
  const lines = besideLines(rating, reader)
  if (lines.length === 0) return <NotSolved refusal={rating.refusal} />
  return (
    <>
      <ColumnTable<BesideLine>
        caption="Totals side by side"
        head="Solution"
        nameOf={line => line.name}
        rows={lines}
        columns={[
          { name: 'Total', unit: reader.label('heatFlow'), cell: line => line.capacity },
          { name: 'Sensible', unit: reader.label('heatFlow'), cell: line => line.sensible },
          { name: 'Δp', unit: rating.solved ? reader.label(dropQuantity(rating.solved)) : '', cell: line => line.drop },
          { name: 'Difference', unit: '', cell: line => line.difference },
        ]}
      />
      <div className="wb-facts cw-sm">
        {besideReasons(rating, reader).map(reason => (
          <p key={reason}>{reason}</p>
        ))}
        {rating.solved && !rating.solved.perfect && (
          <p>The original engine and the evenly fed circuits are being solved.</p>
        )}
        {lines
          .filter(({ refusal }) => refusal)
          .map(({ name, refusal }) => (
            <p key={name}>{`${name}: ${refusal}.`}</p>
          ))}
      </div>
    </>
  )
}
