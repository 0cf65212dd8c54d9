import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { heatBalanceFigure } from '../../../../shared/economizer/figures/heatBalanceFigure'
import { temperatureFigure } from '../../../../shared/economizer/figures/temperatureFigure'
import { cashFigure } from '../../../../shared/tools/figures/cashFigure'
import { FigureSheets } from '../../../workbench/figures/FigureSheets'
import { useEconomizer } from '../useEconomizer'
import { loadFigureOf } from './Dock'

/** All figures enlarged, with their tables, instead of the panes of the workbench. */
export function FiguresView({ rating, onBack }: { rating: EconomizerRating; onBack: () => void }) {
  const { reader, rated } = useEconomizer()
  const figures = [
    heatBalanceFigure(rating.full, reader),
    temperatureFigure(rating.full, reader),
    loadFigureOf(rating, rated.ratedInput, reader),
    cashFigure(rating.year.worth.cashFlow),
  ]
  return <FigureSheets figures={figures} onBack={onBack} />
}
