import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { monthsFigure } from '../../../../shared/mist/figures/monthsFigure'
import { processFigure } from '../../../../shared/mist/figures/processFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { useMist } from '../useMist'

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: MistRating; onEnlarge: () => void }) {
  const { reader } = useMist()
  const process = processFigure(rating.design, reader)
  const months = monthsFigure(rating.year.months, reader)
  return (
    <section className="cw-dock" aria-label="Figures">
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{process.title}</h3>
          <span className="cw-xs cw-muted">design hour</span>
        </figcaption>
        <FigureSvg figure={process} />
        <Values of="way of the air">
          <FigureTable figure={process} />
        </Values>
      </figure>
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{months.title}</h3>
          <button className="btn btn-link btn-sm wb-inline cw-xs ms-auto" type="button" onClick={onEnlarge}>
            Open figures
          </button>
        </figcaption>
        <FigureSvg figure={months} />
        <Values of="months">
          <FigureTable figure={months} />
        </Values>
      </figure>
    </section>
  )
}
