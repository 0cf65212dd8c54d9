import type { AirCoolerRating } from '../../../../shared/aircooler/document/airCoolerRating'
import { noiseFigure } from '../../../../shared/aircooler/figures/noiseFigure'
import { passFigure } from '../../../../shared/aircooler/figures/passFigure'
import { DockedFigures } from '../../../workbench/figures/DockedFigures'
import { useAirCooler } from '../useAirCooler'

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: AirCoolerRating; onEnlarge: () => void }) {
  const { reader, rated } = useAirCooler()
  const figures = [
    { figure: passFigure(rating, reader, rated.ratedInput.process.pourPoint), of: 'passes' },
    { figure: noiseFigure(rating, reader), of: 'noise' },
  ]
  return <DockedFigures figures={figures} onEnlarge={onEnlarge} />
}
