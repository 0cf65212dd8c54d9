import type { Figure } from '../../../../shared/display/figure'
import type { Reader } from '../../../../shared/display/formatQuantity'
import type { EconomizerInput } from '../../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { loadFigure, loadLimits } from '../../../../shared/economizer/figures/loadFigure'
import { temperatureFigure } from '../../../../shared/economizer/figures/temperatureFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { useEconomizer } from '../useEconomizer'

export function loadFigureOf(rating: EconomizerRating, { limits }: EconomizerInput, reader: Reader): Figure {
  return loadFigure(rating.loads, loadLimits(limits, rating), reader)
}

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: EconomizerRating; onEnlarge: () => void }) {
  const { reader, rated } = useEconomizer()
  const rows = temperatureFigure(rating.full, reader)
  const loads = loadFigureOf(rating, rated.ratedInput, reader)
  return (
    <section className="cw-dock" aria-label="Figures">
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{rows.title}</h3>
          <span className="cw-xs cw-muted">full fire</span>
        </figcaption>
        <FigureSvg figure={rows} />
        <Values of="temperatures by row">
          <FigureTable figure={rows} />
        </Values>
      </figure>
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{loads.title}</h3>
          <span className="cw-xs cw-muted">limits shaded</span>
          <button className="btn btn-link btn-sm wb-inline cw-xs ms-auto" type="button" onClick={onEnlarge}>
            Open figures
          </button>
        </figcaption>
        <FigureSvg figure={loads} />
        <Values of="temperatures over the load">
          <FigureTable figure={loads} />
        </Values>
      </figure>
    </section>
  )
}
