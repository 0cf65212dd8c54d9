import { type ReactNode, Suspense, useState } from 'react'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { ScrollPane } from '../../components/ScrollPane'
import { Segments } from '../inputs/Segments'
import { useWorkbench } from '../WorkbenchContext'
import { Kpis } from './Kpis'
import { NoAnswer } from './NoAnswer'

interface ResultsProps {
  rating: AnyRating | null
  /** The fields that cannot be calculated as they are. */
  wrong: readonly string[]
  isStale: boolean
  /** The rating is of earlier inputs, and not only until the next answer. */
  isOld: boolean
  onEnlarge: () => void
  /** Offers and messages beside the rating, such as unsaved changes to restore or a failed save. */
  children?: ReactNode
}

/** The middle pane: the results of the item. */
export function Results({ rating, wrong, isStale, isOld, onEnlarge, children }: ResultsProps) {
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
    <section className={`cw-mid${isStale ? ' is-stale' : ''}`} aria-label={isOld ? ofEarlier('Results') : 'Results'}>
      {rating ? <Kpis rating={rating} name={isOld ? ofEarlier('Key results') : 'Key results'} /> : <div />}
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
            <NoAnswer hasRating={rating !== null} wrong={wrong} />
            {rating && <parts.Results rating={rating} />}
          </ScrollPane>
        </>
      )}
      {rating && parts.Dock && <parts.Dock rating={rating} onEnlarge={onEnlarge} />}
    </section>
  )
}

const ofEarlier = (name: string) => `${name} of earlier inputs`
