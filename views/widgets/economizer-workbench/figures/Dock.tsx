import type { Figure } from '../../../../shared/display/figure'
import type { Reader } from '../../../../shared/display/formatQuantity'
import type { EconomizerInput } from '../../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { loadFigure, loadLimits } from '../../../../shared/economizer/figures/loadFigure'
import { temperatureFigure } from '../../../../shared/economizer/figures/temperatureFigure'
import { DockedFigures } from '../../../workbench/figures/DockedFigures'
import { useEconomizer } from '../useEconomizer'

export function loadFigureOf(rating: EconomizerRating, { limits }: EconomizerInput, reader: Reader): Figure {
  return loadFigure(rating.loads, loadLimits(limits, rating), reader)
}

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: EconomizerRating; onEnlarge: () => void }) {
  const { reader, rated } = useEconomizer()
  const figures = [
    { figure: temperatureFigure(rating.full, reader), of: 'temperatures by row', note: 'full fire' },
    {
      figure: loadFigureOf(rating, rated.ratedInput, reader),
      of: 'temperatures over the load',
      note: 'limits shaded',
    },
  ]
  return <DockedFigures figures={figures} onEnlarge={onEnlarge} />
}
