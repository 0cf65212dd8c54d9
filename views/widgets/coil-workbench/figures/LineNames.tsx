import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Plot, Point } from '../../../../shared/display/plot'

interface LineNamesProps {
  plot: Plot
  humidities: readonly { share: number; line: readonly Point[] }[]
  wetBulbs: readonly { tick: number; at: Point | undefined }[]
}

/** Names of the lines of a large chart: humidities at their ends, wet bulbs at saturation. */
export function LineNames({ plot, humidities, wetBulbs }: LineNamesProps) {
  return (
    <>
      {humidities.map(({ share, line }) => {
        const [x, y] = line.at(-1) ?? [0, 0]
        return (
          <text key={share} className="t-2xs t-halo t-end" x={x - 6} y={y + (y <= plot.top ? 14 : -5)}>
            {`${formatNumber(share * 100, 0)}%`}
          </text>
        )
      })}
      {wetBulbs
        .filter(({ at }) => at && at[1] > plot.top + 8 && at[0] > plot.left + 8)
        .map(({ tick, at }) => (
          <text key={tick} className="t-2xs t-end" x={(at?.[0] ?? 0) - 6} y={(at?.[1] ?? 0) - 3}>
            {formatNumber(tick, 0)}
          </text>
        ))}
    </>
  )
}
