import type { CoilRating } from '../../../../engine/coils/coil'
import { TitleBlock } from './TitleBlock'

/** The coil to scale, with its title block. */
export function DrawingSheet({ rating }: { rating: CoilRating }) {
  return (
    <figure className="cw-sheet cw-fig m-0">
      <figcaption>
        <TitleBlock rating={rating} />
      </figcaption>
    </figure>
  )
}
