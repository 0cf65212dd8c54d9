import { type ShownName, shownQuantities } from '../../../../shared/circuitry/facts/shownQuantities'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { legendOf } from './colours'

interface LegendProps {
  name: ShownName
  range: readonly [number, number]
  reader: Reader
}

/** The colours of the tubes with the values where they begin and end. */
export function Legend({ name, range, reader }: LegendProps) {
  const { label, quantity } = shownQuantities[name]
  const unit = reader.label(quantity)
  const said = `${label} from ${reader.full(range[0], quantity)} to ${reader.full(range[1], quantity)}, by nine colours from blue to red`
  return (
    <svg className="cw-svg" viewBox="0 0 360 34" width="360" role="img" aria-label={said}>
      <text fontSize="11" x="0" y="14">
        {unit ? `${label}, ${unit}` : label}
      </text>
      {legendOf(range).map(({ fill, from }, step) => (
        <g key={from}>
          <rect fill={fill} x={100 + step * 26} y="3" width="26" height="12" />
          {step % 3 === 0 && (
            <text fontSize="9.5" x={100 + step * 26} y="28">
              {reader.number(from, quantity)}
            </text>
          )}
        </g>
      ))}
      <text fontSize="9.5" x="334" y="28">
        {reader.number(range[1], quantity)}
      </text>
    </svg>
  )
}
