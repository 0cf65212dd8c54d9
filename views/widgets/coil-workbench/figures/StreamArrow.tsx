import { middleOf, type Point } from '../../../../shared/display/plot'

/** The direction of a stream, in the middle of its line. */
export function StreamArrow({
  className,
  line,
  size = 5,
}: {
  className: string
  line: readonly Point[]
  size?: number
}) {
  const { x, y, angle } = middleOf(line)
  return (
    <path
      className={className}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      d={`M${size} 0l-${size * 1.6}-${size * 0.8}v${size * 1.6}z`}
    />
  )
}
