import { fitFigure } from '../../../../shared/gas/figures/fitFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { useGas } from '../useGas'

/** The fit with its errors at each temperature. */
export function FitStudy() {
  const { rated, reader } = useGas()
  if (!rated.rating) return null
  const figure = fitFigure(rated.rating, reader)
  return (
    <>
      <figure className="m-0 p-3 wb-narrow">
        <FigureSvg figure={figure} />
      </figure>
      <FigureTable figure={figure} />
    </>
  )
}
