import type { CoilRating } from '../../../../engine/coils/coil'
import { CoilDrawing } from '../drawing/CoilDrawing'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { CoilTitleBlock } from './CoilTitleBlock'

/** The coil to scale, with its title block. */
export function DrawingSheet({ rating }: { rating: CoilRating }) {
  const { reader, rated } = useCoilWorkbench()
  return (
    <figure className="cw-sheet cw-fig m-0">
      <CoilDrawing rating={rating} input={rated.ratedInput} reader={reader} />
      <figcaption>
        <CoilTitleBlock rating={rating} />
      </figcaption>
    </figure>
  )
}
