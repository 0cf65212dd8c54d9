/** How the solution settled: the largest change by each sweep, on a logarithmic scale. */
import { type Figure, word } from '../../display/figure'
import { frame } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import { type Plot, type Point, scaleWithin } from '../../display/plot'
import type { ShownSolution } from '../document/shownRating'

const plot: Plot = { width: 440, height: 210, left: 52, right: 424, top: 14, bottom: 168 }
const powers = [0, -2, -4, -6, -8] as const

export function convergenceFigure({
  solution: { history, converged, sweeps },
}: Pick<ShownSolution, 'solution'>): Figure {
  const y = (change: number) =>
    plot.top + (Math.min(8, Math.max(0, -Math.log10(Math.max(change, 1e-8)))) / 8) * (plot.bottom - plot.top)
  const x = scaleWithin(1, Math.max(2, sweeps), 8, plot.left, plot.right)
  return {
    ...{ width: plot.width, height: plot.height, title: 'Convergence' },
    description: `${converged ? 'Converged' : 'Not converged'} in ${sweeps} sweeps; the last one changed by ${(history.at(-1) ?? 0).toExponential(1)}.`,
    marks: [
      ...powers.flatMap(power => [
        {
          ...{ kind: 'line' as const, tone: 'grid' as const },
          points: [
            [plot.left, y(10 ** power)],
            [plot.right, y(10 ** power)],
          ] as const,
        },
        word('plain', [plot.left - 6, y(10 ** power) + 3.5], power === 0 ? '1' : `1e${power}`, 'right'),
      ]),
      ...x.ticks
        .filter(tick => Number.isInteger(tick))
        .map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, 0), 'center')),
      ...frame(plot, 'Sweep'),
      {
        ...{ kind: 'line' as const, tone: 'gain' as const },
        points: history.map((change, at): Point => [x(at + 1), y(change)]),
      },
    ],
    table: {
      heads: ['Sweep', 'Largest change'],
      rows: history.map((change, at) => [String(at + 1), change.toExponential(1)]),
    },
  }
}
