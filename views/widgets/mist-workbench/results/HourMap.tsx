import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { hourMapFigure } from '../../../../shared/mist/figures/hourMapFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { useMist } from '../useMist'

/** When it is hot here, and when the mist runs. */
export function HourMap({ rating }: { rating: MistRating }) {
  const figure = hourMapFigure(rating.hoursOfDay, useMist().reader)
  return (
    <figure className="m-0 px-3">
      <figcaption className="cw-sub-h px-0">
        <h3>{figure.title}</h3>
        <span className="cw-xs cw-muted">{rating.climate.name}</span>
      </figcaption>
      <FigureSvg figure={figure} />
    </figure>
  )
}
