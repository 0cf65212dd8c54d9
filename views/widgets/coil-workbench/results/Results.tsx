import type { ReactNode } from 'react'
import type { CoilRating } from '../../../../engine/coils/coil'
import { coilSummary } from '../../../../shared/designs/coilName'
import { ScrollPane } from '../../../components/ScrollPane'
import { Dock } from '../figures/Dock'
import { useWorkbench } from '../WorkbenchContext'
import { AirSide } from './AirSide'
import { FluidSide } from './FluidSide'
import { Kpis } from './Kpis'
import { NoAnswer } from './NoAnswer'
import { RowTable } from './RowTable'

interface ResultsProps {
  rating: CoilRating | null
  isStale: boolean
  onEnlarge: () => void
  /** What failed beside the rating. */
  children?: ReactNode
}

/** The middle pane: what the coil does. */
export function Results({ rating, isStale, onEnlarge, children }: ResultsProps) {
  const { reader, rated } = useWorkbench()
  return (
    <section className={`cw-mid${isStale ? ' is-stale' : ''}`} aria-label="Results">
      {rating ? <Kpis rating={rating} /> : <div />}
      <div className="cw-mid-h">
        <h2>Results</h2>
        <span className="cw-xs cw-muted">{coilSummary(rated.ratedInput, reader)}</span>
      </div>
      <ScrollPane name="All results, scrollable">
        {children}
        <NoAnswer hasRating={rating !== null} />
        {rating && (
          <>
            <div className="wb-sides">
              <AirSide rating={rating} />
              <FluidSide rating={rating} />
            </div>
            <div className="cw-sub-h wb-rows-h">
              <h3>By row</h3>
              <span className="cw-xs cw-muted">counted from the entering air</span>
            </div>
            <RowTable rating={rating} />
          </>
        )}
      </ScrollPane>
      {rating && <Dock rating={rating} onEnlarge={onEnlarge} />}
    </section>
  )
}
