import type { GasRating } from '../../../../shared/gas/document/gasRating'
import { coilFigure } from '../../../../shared/gas/figures/coilFigure'
import { fitFigure } from '../../../../shared/gas/figures/fitFigure'
import { type Plotted, plotFigure } from '../../../../shared/gas/figures/plotFigure'
import { sharesFigure } from '../../../../shared/gas/figures/sharesFigure'
import { FigureSheets } from '../../../workbench/figures/FigureSheets'
import { useGas } from '../useGas'

const plotted: readonly Plotted[] = ['cp', 'mu', 'k', 'rho']

/** All figures enlarged, with their tables, instead of the panes of the workbench. */
export function FiguresView({ rating, onBack }: { rating: GasRating; onBack: () => void }) {
  const { reader } = useGas()
  const plots = plotted.flatMap(property => plotFigure(rating, property, reader) ?? [])
  const coil = rating.coil ? [coilFigure(rating.coil, reader)] : []
  return <FigureSheets figures={[...coil, fitFigure(rating, reader), sharesFigure(rating), ...plots]} onBack={onBack} />
}
