import type { AirCoolerRating } from '../../../../shared/aircooler/document/airCoolerRating'
import { noiseFigure } from '../../../../shared/aircooler/figures/noiseFigure'
import { passFigure } from '../../../../shared/aircooler/figures/passFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { useAirCooler } from '../useAirCooler'

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: AirCoolerRating; onEnlarge: () => void }) {
  const { reader, rated } = useAirCooler()
  const passes = passFigure(rating, reader, rated.ratedInput.process.pourPoint)
  const noise = noiseFigure(rating, reader)
  return (
    <section className="cw-dock" aria-label="Figures">
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{passes.title}</h3>
        </figcaption>
        <FigureSvg figure={passes} />
        <Values of="passes">
          <FigureTable figure={passes} />
        </Values>
      </figure>
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{noise.title}</h3>
          <button className="btn btn-link btn-sm wb-inline cw-xs ms-auto" type="button" onClick={onEnlarge}>
            Open figures
          </button>
        </figcaption>
        <FigureSvg figure={noise} />
        <Values of="noise">
          <FigureTable figure={noise} />
        </Values>
      </figure>
    </section>
  )
}
