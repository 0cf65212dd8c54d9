import type { GasRating } from '../../../../shared/gas/document/gasRating'
import { fitFigure } from '../../../../shared/gas/figures/fitFigure'
import { sharesFigure } from '../../../../shared/gas/figures/sharesFigure'
import { DockedFigures } from '../../../workbench/figures/DockedFigures'
import { useGas } from '../useGas'

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: GasRating; onEnlarge: () => void }) {
  const { reader } = useGas()
  const figures = [
    { figure: fitFigure(rating, reader), of: 'fit' },
    { figure: sharesFigure(rating), of: 'shares' },
  ]
  return <DockedFigures figures={figures} onEnlarge={onEnlarge} />
}
