import type { Point } from './point'

interface ArrowProps {
  /** The position of the tip; `angle` is the direction [degrees, clockwise from the right], `length` the length. */
  tip: Point
  angle: number
  length: number
  stream: 'hot' | 'cold'
  size?: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The flow of a stream: a line and a solid head. */
export function Arrow({ tip, angle, length, stream, size = 11 }: ArrowProps) {
  const half = round(size * 0.425)
  return (
    <g transform={`translate(${round(tip[0])} ${round(tip[1])}) rotate(${angle})`}>
      <path className={`d-${stream}`} d={`M${-round(length)} 0H${-round(size * 0.82)}`} />
      <path className={`d-${stream}-f`} d={`M0 0l${-size}-${half}v${round(half * 2)}z`} />
    </g>
  )
}
