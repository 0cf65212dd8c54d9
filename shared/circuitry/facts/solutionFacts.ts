/** How well the solution is settled: its residuals as facts. */
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Fact } from '../../tools/results/keyResult'
import type { ShownSolution } from '../document/shownRating'
import { dropQuantity } from './circuitEnds'

export function solutionFacts(solved: ShownSolution, reader: Reader): Fact[] {
  const { solution, segments, rows, columns, fluid } = solved
  const { head } = fluid.pressureDrop
  const { converged, sweeps, trials, history, energyBalance, waterBalance, conductionBalance } = solution
  const small = (value: number) => Math.abs(value).toExponential(1)
  return [
    ['Segments', `${rows} × ${columns} tubes of ${segments}`, ''],
    ['Converged', converged ? 'yes' : 'no', ''],
    ['Sweeps', formatNumber(sweeps, 0), ''],
    ...(trials > 1 ? ([['Solutions for what is held', formatNumber(trials, 0), '']] satisfies Fact[]) : []),
    ['Last change', small(history.at(-1) ?? 0), ''],
    ['Heat, air against fluid', small(energyBalance), ''],
    ['Water, air against condensate', small(waterBalance), ''],
    ...(head === undefined
      ? []
      : ([
          ['Static head, part of Δp', reader.number(head, dropQuantity(solved)), reader.label(dropQuantity(solved))],
        ] satisfies Fact[])),
    ['Conducted, added up', reader.number(conductionBalance, 'heatFlow'), reader.label('heatFlow')],
  ]
}
