import type { AirCoolerRating } from '../../../../shared/aircooler/document/airCoolerRating'
import { condensingFigure } from '../../../../shared/aircooler/figures/condensingFigure'
import { fanFigure } from '../../../../shared/aircooler/figures/fanFigure'
import { noiseFigure } from '../../../../shared/aircooler/figures/noiseFigure'
import { octaveFigure } from '../../../../shared/aircooler/figures/octaveFigure'
import { passFigure } from '../../../../shared/aircooler/figures/passFigure'
import { yearFigure } from '../../../../shared/aircooler/figures/yearFigure'
import { cashFigure } from '../../../../shared/tools/figures/cashFigure'
import { FigureSheets } from '../../../workbench/figures/FigureSheets'
import { useAirCooler } from '../useAirCooler'

/** All figures enlarged, with their tables, instead of the panes of the workbench. */
export function FiguresView({ rating, onBack }: { rating: AirCoolerRating; onBack: () => void }) {
  const { reader, rated } = useAirCooler()
  const { year } = rating
  const figures = [
    passFigure(rating, reader, rated.ratedInput.process.pourPoint),
    ...(rating.stream.beside ? [condensingFigure(rating.stream.beside, reader)] : []),
    noiseFigure(rating, reader),
    octaveFigure(rating),
    fanFigure(rating, reader),
    ...(year ? [yearFigure(year, reader)] : []),
    ...(year?.worth ? [cashFigure(year.worth.cashFlow)] : []),
  ]
  return <FigureSheets figures={figures} onBack={onBack} />
}
