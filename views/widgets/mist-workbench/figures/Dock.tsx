import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { binsFigure } from '../../../../shared/mist/figures/binsFigure'
import { monthsFigure } from '../../../../shared/mist/figures/monthsFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { useMist } from '../useMist'

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: MistRating; onEnlarge: () => void }) {
  const { reader } = useMist()
  const bins = binsFigure(rating.bins, reader)
  const months = monthsFigure(rating.year.months, reader)
  return (
    <section className="cw-dock" aria-label="Figures">
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{bins.title}</h3>
        </figcaption>
        <FigureSvg figure={bins} />
        <Values of="bins">
          <FigureTable figure={bins} />
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
