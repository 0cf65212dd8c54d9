import type { ReactNode } from 'react'
import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import { Sparkline } from './Sparkline'
import { perSecond } from './series'

/** A rate with enough decimals to tell it from nothing. */
function rateText(rate: number): string {
  return formatNumber(rate, rate === 0 || rate >= 10 ? 0 : rate >= 1 ? 1 : 2)
}

type Shown = Pick<Status, 'History' | 'Sessions' | 'Jobs' | 'LoopMs' | 'Limits'>

/** The figures that say at a glance how busy the installation is, each with its course. */
export function KeyFigures({ status: { History: history, Sessions, Jobs, LoopMs: loop, Limits } }: { status: Shown }) {
  const ratings = history ? perSecond(history.Ratings, history.Seconds) : []
  const errors = history ? perSecond(history.Errors, history.Seconds) : []
  const isLate = loop >= Limits.LoopMs
  return (
    <section className="cc-k" aria-label="Key figures">
      <Figure
        label="Signed in"
        value={Sessions === null ? '–' : formatNumber(Sessions, 0)}
        unit={Sessions === 1 ? 'person' : 'people'}
      >
        <Sparkline values={history?.People ?? []} />
      </Figure>
      <Figure label="Ratings" value={rateText(ratings.at(-1) ?? 0)} unit="per s">
        <Sparkline values={ratings} />
      </Figure>
      <Figure label="Searches" value={Jobs ? `${Jobs.Running} / ${Jobs.Waiting}` : '–'} unit="run, wait">
        <Sparkline
          values={(history?.SearchesRunning ?? []).map((running, index) => {
            const waiting = history?.SearchesWaiting[index] ?? null
            return running === null && waiting === null ? null : (running ?? 0) + (waiting ?? 0)
          })}
        />
      </Figure>
      <Figure label="Errors, all" value={rateText(errors.at(-1) ?? 0)} unit="per s" isError={(errors.at(-1) ?? 0) > 0}>
        <Sparkline values={errors} isError />
      </Figure>
      <Figure
        label="Event loop, p99"
        value={formatNumber(loop, 0)}
        unit={isLate ? `ms, limit ${formatNumber(Limits.LoopMs, 0)}` : 'ms'}
        isError={isLate}
      >
        <Sparkline values={history?.Loop ?? []} limit={Limits.LoopMs} />
      </Figure>
    </section>
  )
}

interface FigureProps {
  label: string
  value: string
  unit: string
  isError?: boolean
  children: ReactNode
}

function Figure({ label, value, unit, isError, children }: FigureProps) {
  return (
    <div>
      <span className="k">{label}</span>
      <span className={isError ? 'v is-err' : 'v'}>
        {value} <small>{unit}</small>
      </span>
      {children}
    </div>
  )
}
