import { useState } from 'react'
import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { dropQuantity } from '../../../../shared/circuitry/facts/circuitEnds'
import type { Quantity } from '../../../../shared/display/units'
import { useCircuitry } from '../useCircuitry'

type Solved = NonNullable<ShownRating['solved']>

interface Shown {
  label: string
  quantity: Quantity
  of(solved: Solved): number
}

const figuresOf = (solved: Solved): readonly Shown[] => [
  { label: 'Capacity', quantity: 'heatFlow', of: ({ totalCapacity }) => Math.abs(totalCapacity) },
  { label: 'Fluid Δp', quantity: dropQuantity(solved), of: ({ fluid }) => fluid.pressureDrop.total },
  { label: 'Spread', quantity: 'temperatureDifference', of: ({ maldistribution }) => maldistribution },
]

/** The key figures of the drawn coil, and by how much they changed with the last edit. */
export function Change({ rating }: { rating: ShownRating }) {
  const { reader, rated } = useCircuitry()
  const { input } = rated
  const [now, setNow] = useState({ rating, input })
  const [before, setBefore] = useState<Solved>()
  if (now.rating !== rating) {
    setNow({ rating, input })
    // The same coil with its tubes and segments is no edit.
    if (now.rating.solved && now.input !== input) setBefore(now.rating.solved)
  }
  const { solved } = rating
  if (!solved) return null
  const changeOf = ({ of, quantity }: Shown) => {
    if (!before || before === solved) return ''
    const by = of(solved) - of(before)
    const text = reader.number(Math.abs(by), quantity)
    return Number(text) === 0 ? ' (unchanged)' : ` (${by > 0 ? '+' : '−'}${text})`
  }
  return (
    <p className="cw-sm m-0" data-figures="change">
      {figuresOf(solved).map(figure => (
        <span key={figure.label} className="me-3">
          {`${figure.label} ${reader.full(figure.of(solved), figure.quantity)}`}
          <span className="cw-muted">{changeOf(figure)}</span>
        </span>
      ))}
    </p>
  )
}
