import type { CoilRating } from '../../../../engine/coils/coil'
import { CoilDrawing } from '../drawing/CoilDrawing'
import { useWorkbench } from '../WorkbenchContext'
import { TitleBlock } from './TitleBlock'

/** The coil to scale, with its title block. */
export function DrawingSheet({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useWorkbench()
  return (
    <figure className="cw-sheet cw-fig m-0">
      <CoilDrawing rating={rating} input={rated.ratedInput} reader={reader} />
      <figcaption>
        <TitleBlock rating={rating} />
      </figcaption>
    </figure>
  )
}
