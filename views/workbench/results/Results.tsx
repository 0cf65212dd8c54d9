import { type ReactNode, Suspense, useState } from 'react'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { ScrollPane } from '../../components/ScrollPane'
import { Segments } from '../inputs/Segments'
import { useWorkbench } from '../WorkbenchContext'
import { Kpis } from './Kpis'
import { NoAnswer } from './NoAnswer'

interface ResultsProps {
  rating: AnyRating | null
  isStale: boolean
  onEnlarge: () => void
  /** Offers and messages beside the rating, such as unsaved changes to restore or a failed save. */
  children?: ReactNode
}

/** The middle pane: the results of the item. */
export function Results({ rating, isStale, onEnlarge, children }: ResultsProps) {
  const { reader, rated, form, parts, own } = useWorkbench()
  const [view, setView] = useState('results')
  const panes = parts.panes.filter(({ isFor }) => isFor?.(form, own) ?? true)
  const shown = panes.find(({ value }) => value === view)
  const viewSwitch = (
    <Segments
      label="Middle pane"
      value={shown?.value ?? 'results'}
      choices={[{ value: 'results', label: 'Results' }, ...panes.map(({ value, label }) => ({ value, label }))]}
      onChoose={setView}
      className="wb-switch"
    />
  )
  return (
    <section className={`cw-mid${isStale ? ' is-stale' : ''}`} aria-label="Results">
      {rating ? <Kpis rating={rating} /> : <div />}
      {shown ? (
        <Suspense fallback={<div className="cw-mid-h">{viewSwitch}</div>}>
          <shown.Shown viewSwitch={viewSwitch} />
        </Suspense>
      ) : (
        <>
          <div className="cw-mid-h">
            <h2 className="visually-hidden">Results</h2>
            {viewSwitch}
            <span className="cw-xs cw-muted">{parts.summary(rated.ratedInput, reader)}</span>
          </div>
          <ScrollPane name="All results, scrollable">
            {children}
            <NoAnswer hasRating={rating !== null} />
            {rating && <parts.Results rating={rating} />}
          </ScrollPane>
        </>
      )}
      {rating && parts.Dock && <parts.Dock rating={rating} onEnlarge={onEnlarge} />}
    </section>
  )
}
