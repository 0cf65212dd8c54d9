import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { binsFigure } from '../../../../shared/mist/figures/binsFigure'
import { hourMapFigure } from '../../../../shared/mist/figures/hourMapFigure'
import { monthsFigure } from '../../../../shared/mist/figures/monthsFigure'
import { processFigure } from '../../../../shared/mist/figures/processFigure'
import { cashFigure } from '../../../../shared/tools/figures/cashFigure'
import { FigureSheets } from '../../../workbench/figures/FigureSheets'
import { useMist } from '../useMist'

/** All figures enlarged, with their tables, instead of the panes of the workbench. */
export function FiguresView({ rating, onBack }: { rating: MistRating; onBack: () => void }) {
  const { reader } = useMist()
  const figures = [
    processFigure(rating.design, reader),
    binsFigure(rating.bins, reader),
    monthsFigure(rating.year.months, reader),
    hourMapFigure(rating.hoursOfDay, reader),
    cashFigure(rating.year.worth.cashFlow),
  ]
  return <FigureSheets figures={figures} onBack={onBack} />
}
