import type { CoilRating } from '../../../../engine/coils/coil'
import { AirSide } from './AirSide'
import { FluidSide } from './FluidSide'
import { RowTable } from './RowTable'

/** The results beside the key figures: each side, and row by row. A coil without a duty has only its air side. */
export function CoilResults({ rating }: { rating: CoilRating }) {
  const hasDuty = rating.coilType !== 'NONE'
  return (
    <>
      <div className="wb-sides">
        <AirSide rating={rating} />
        {hasDuty && <FluidSide rating={rating} />}
      </div>
      {hasDuty && (
        <div className="wb-by-row">
          <div className="cw-sub-h wb-rows-h">
            <h3>By row</h3>
            <span className="cw-xs cw-muted">counted from the entering air</span>
          </div>
          <RowTable rating={rating} />
        </div>
      )}
    </>
  )
}
