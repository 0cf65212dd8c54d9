import { formatNumber } from '../../../../shared/display/formatNumber'
import { type Plot, type Point, uncovered } from '../../../../shared/display/plot'

interface LineNamesProps {
  plot: Plot
  humidities: readonly { share: number; line: readonly Point[] }[]
  wetBulbs: readonly { tick: number; line: readonly Point[] }[]
}

const endOf = ({ line }: { line: readonly Point[] }): Point => line.at(-1) ?? [0, 0]

/** Names of the lines of a large chart: humidities at their ends, wet bulbs at saturation. */
export function LineNames({ plot, humidities, wetBulbs }: LineNamesProps) {
  return (
    <>
      {uncovered(
        humidities.filter(({ line }) => line.length > 0),
        endOf,
        30,
        12,
      ).map(humidity => {
        const [x, y] = endOf(humidity)
        return (
          <text key={humidity.share} className="t-2xs t-halo t-end" x={x - 6} y={y + (y < plot.top + 1 ? 14 : -5)}>
            {`${formatNumber(humidity.share * 100, 0)}%`}
          </text>
        )
      })}
      {wetBulbs
        .map(({ tick, line: [start = [0, 0]] }) => ({ tick, x: start[0], y: start[1] }))
        .filter(({ x, y }) => y > plot.top + 8 && x > plot.left + 8)
        .map(({ tick, x, y }) => (
          <text key={tick} className="t-2xs t-end" x={x - 6} y={y - 3}>
            {formatNumber(tick, 0)}
          </text>
        ))}
    </>
  )
}
