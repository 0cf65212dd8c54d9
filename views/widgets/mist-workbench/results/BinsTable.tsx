import { binsFigure } from '../../../../shared/mist/figures/binsFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { useMist } from '../useMist'

/** The year by bins of dry bulb: hours, air to the coil, power of both machines. */
export function BinsTable() {
  const { rated, reader } = useMist()
  if (!rated.rating) return null
  const figure = binsFigure(rated.rating.bins, reader)
  return (
    <>
      <figure className="m-0 p-3 wb-narrow">
        <FigureSvg figure={figure} />
      </figure>
      <FigureTable figure={figure} />
    </>
  )
}
