import type { GasRating } from '../../../../shared/gas/document/gasRating'
import { fitFigure } from '../../../../shared/gas/figures/fitFigure'
import { sharesFigure } from '../../../../shared/gas/figures/sharesFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { useGas } from '../useGas'

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: GasRating; onEnlarge: () => void }) {
  const { reader } = useGas()
  const fitted = fitFigure(rating, reader)
  const shares = sharesFigure(rating)
  return (
    <section className="cw-dock" aria-label="Figures">
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{fitted.title}</h3>
        </figcaption>
        <FigureSvg figure={fitted} />
        <Values of="fit">
          <FigureTable figure={fitted} />
        </Values>
      </figure>
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>{shares.title}</h3>
          <button className="btn btn-link btn-sm wb-inline cw-xs ms-auto" type="button" onClick={onEnlarge}>
            Open figures
          </button>
        </figcaption>
        <FigureSvg figure={shares} />
        <Values of="shares">
          <FigureTable figure={shares} />
        </Values>
      </figure>
    </section>
  )
}
