import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { monthsFigure } from '../../../../shared/mist/figures/monthsFigure'
import { processFigure } from '../../../../shared/mist/figures/processFigure'
import { DockedFigures } from '../../../workbench/figures/DockedFigures'
import { useMist } from '../useMist'

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: MistRating; onEnlarge: () => void }) {
  const { reader } = useMist()
  const figures = [
    { figure: processFigure(rating.design, reader), of: 'way of the air', note: 'design hour' },
    { figure: monthsFigure(rating.year.months, reader), of: 'months' },
  ]
  return <DockedFigures figures={figures} onEnlarge={onEnlarge} />
}
