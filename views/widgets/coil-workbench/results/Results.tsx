import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CoilRating } from '../../../../engine/coils/coil'
import { isBare } from '../../../../shared/coils/document/coilTypes'
import { coilSummary } from '../../../../shared/coils/facts/coilName'
import { ScrollPane } from '../../../components/ScrollPane'
import { useSearch } from '../candidates/useSearch'
import { Dock } from '../figures/Dock'
import type { CoilForm } from '../form/form'
import { Segments } from '../inputs/Segments'
import type { StudyName } from '../studies/Study'
import { useWorkbench } from '../WorkbenchContext'
import { AirSide } from './AirSide'
import { FluidSide } from './FluidSide'
import { Kpis } from './Kpis'
import { NoAnswer } from './NoAnswer'
import { RowTable } from './RowTable'

/** Fetched when somebody looks for coils. */
const Candidates = lazy(async () => ({ default: (await import('../candidates/Candidates')).Candidates }))

/** Fetched when somebody studies the coil. */
const Study = lazy(async () => ({ default: (await import('../studies/Study')).Study }))

type View = 'results' | 'candidates' | StudyName

/** Of a coil with a duty: without one there is nothing to search for, and nothing that moves. */
const ofDuty = [
  { value: 'candidates', label: 'Candidates' },
  { value: 'sensitivity', label: 'Sensitivity' },
] as const

/** What the middle pane can show of a coil; refrigerants of one that has one, both engines where they are compared. */
function viewsOf({ input, isCompared }: CoilForm, canCompareEngines: boolean): { value: View; label: string }[] {
  return [
    { value: 'results', label: 'Results' },
    ...(isBare(input) ? [] : ofDuty),
    ...('refrigerant' in input ? [{ value: 'refrigerants', label: 'Refrigerants' } as const] : []),
    ...(isCompared && canCompareEngines ? [{ value: 'engines', label: 'Engines' } as const] : []),
  ]
}

interface ResultsProps {
  /** The coil of the project that is shown. */
  coil: string
  rating: CoilRating | null
  isStale: boolean
  onEnlarge: () => void
  /** What failed beside the rating. */
  children?: ReactNode
}

/** The middle pane: what the coil does. */
export function Results({ coil, rating, isStale, onEnlarge, children }: ResultsProps) {
  const { reader, rated, form, canCompareEngines } = useWorkbench()
  const search = useSearch(coil)
  const [view, setView] = useState<View>('results')
  const views = viewsOf(form, canCompareEngines)
  const shown = views.some(({ value }) => value === view) ? view : 'results'
  const viewSwitch = (
    <Segments label="Middle pane" value={shown} choices={views} onChoose={setView} className="wb-switch" />
  )
  return (
    <section className={`cw-mid${isStale ? ' is-stale' : ''}`} aria-label="Results">
      {rating ? <Kpis rating={rating} /> : <div />}
      {shown === 'candidates' ? (
        <Suspense fallback={<div className="cw-mid-h">{viewSwitch}</div>}>
          <Candidates store={search} viewSwitch={viewSwitch} />
        </Suspense>
      ) : shown !== 'results' ? (
        <Suspense fallback={<div className="cw-mid-h">{viewSwitch}</div>}>
          <Study of={shown} viewSwitch={viewSwitch} />
        </Suspense>
      ) : (
        <>
          <div className="cw-mid-h">
            <h2 className="visually-hidden">Results</h2>
            {viewSwitch}
            <span className="cw-xs cw-muted">{coilSummary(rated.ratedInput, reader)}</span>
          </div>
          <ScrollPane name="All results, scrollable">
            {children}
            <NoAnswer hasRating={rating !== null} />
            {rating && (
              <>
                <div className="wb-sides">
                  <AirSide rating={rating} />
                  {rating.coilType !== 'NONE' && <FluidSide rating={rating} />}
                </div>
                {rating.coilType !== 'NONE' && (
                  <>
                    <div className="cw-sub-h wb-rows-h">
                      <h3>By row</h3>
                      <span className="cw-xs cw-muted">counted from the entering air</span>
                    </div>
                    <RowTable rating={rating} />
                  </>
                )}
              </>
            )}
          </ScrollPane>
        </>
      )}
      {rating && <Dock rating={rating} onEnlarge={onEnlarge} />}
    </section>
  )
}
