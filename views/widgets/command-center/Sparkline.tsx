import { highest, pathOf } from './series'

interface SparklineProps {
  values: readonly (number | null)[]
  /** Drawn as a line, if it is within reach. */
  limit?: number
  isError?: boolean
}

const [width, height] = [250, 46]

/** The course of a figure without axes; its numbers are in the table of the charts. */
export function Sparkline({ values, limit, isError }: SparklineProps) {
  const most = Math.max(highest(values), limit ?? 0, 1e-9) * 1.1
  const x = (index: number) => (index * width) / Math.max(1, values.length - 1)
  const y = (value: number) => height - 2 - (value / most) * (height - 8)
  return (
    <svg className="cc-spark" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="cc-axis" d={`M0 ${height - 2}H${width}`} />
      {limit !== undefined && <path className="cc-limit" d={`M0 ${y(limit).toFixed(1)}H${width}`} />}
      <path className={isError ? 'cc-line is-err' : 'cc-line'} d={pathOf(values, x, y)} />
    </svg>
  )
}
