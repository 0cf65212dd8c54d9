import type { Point } from './point'

interface DimensionProps {
  from: Point
  to: Point
  text: string
}

const round = (value: number) => Math.round(value * 10) / 10

/** A dimension line between two points, interrupted by its number. */
export function Dimension({ from, to, text }: DimensionProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = round(Math.hypot(dx, dy))
  const angle = round((Math.atan2(dy, dx) * 180) / Math.PI)
  const gap = 3.4 * text.length + 4.5
  return (
    <g transform={`translate(${round(from[0])} ${round(from[1])}) rotate(${angle})`}>
      <path className="d-dim" d={`M0 0H${round(length / 2 - gap)}M${round(length / 2 + gap)} 0H${length}`} />
      <path className="d-arrow" d={`M0 0l7-2v4zM${length} 0l-7-2v4z`} />
      <text className="t-mid t-ink t-12" x={round(length / 2)} y="4">
        {text}
      </text>
    </g>
  )
}
