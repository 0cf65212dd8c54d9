import type { Figure } from '../../../shared/display/figure'
import { FigureSvg } from '../../drawings/FigureSvg'
import { FigureTable } from './FigureTable'
import { Values } from './Values'

/** A figure, what its values are of, and a note on it. */
interface Docked {
  figure: Figure
  of: string
  note?: string
}

/** The figures under the results, each with its values; the last one opens all figures. */
export function DockedFigures({ figures, onEnlarge }: { figures: readonly Docked[]; onEnlarge: () => void }) {
  return (
    <section className="cw-dock" aria-label="Figures">
      {figures.map(({ figure, of, note }) => (
        <figure key={of} className="m-0">
          <figcaption className="cw-sub-h">
            <h3>{figure.title}</h3>
            {note && <span className="cw-xs cw-muted">{note}</span>}
            {of === figures.at(-1)?.of && (
              <button className="btn btn-link btn-sm wb-inline cw-xs ms-auto" type="button" onClick={onEnlarge}>
                Open figures
              </button>
            )}
          </figcaption>
          <FigureSvg figure={figure} />
          <Values of={of}>
            <FigureTable figure={figure} />
          </Values>
        </figure>
      ))}
    </section>
  )
}
