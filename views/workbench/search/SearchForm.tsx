import { useState } from 'react'
import { formatNumber } from '../../../shared/display/formatNumber'
import { foundBy } from '../../../shared/tools/tools'
import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import { useWorkbench } from '../WorkbenchContext'
import type { SearchControl } from './searchControl'
import type { ToolSearch } from './toolSearch'
import type { SearchProgress } from './useSearch'
import { type SearchWish, type SetWish, toggled } from './useToolSearch'

interface SearchFormProps {
  of: ToolSearch
  search: SearchControl
  wish: SearchWish
  setWish: SetWish
}

/** The form of a search: what it may vary, its targets, start and stop. */
export function SearchForm({ of, search, wish, setWish }: SearchFormProps) {
  const { form, rated } = useWorkbench()
  const { items } = foundBy(form.tool.tool)
  const [hasTried, setTried] = useState(false)
  const asked = of.searchOf(form.input, wish, form.system)
  const needsTarget = hasTried && !asked
  const isStale = rated.isWorking || rated.problems.length > 0 || rated.input !== form.input
  const isRunning = search.state === 'running'
  const find = () => {
    setTried(true)
    if (asked) search.start(asked)
  }
  return (
    <div className="wb-search">
      <div className="wb-search-line" role="toolbar" aria-label="Optimize">
        <span className="cw-xs cw-muted">Optimize</span>
        {of.varied.map(({ field, label }) => (
          <button
            key={field}
            type="button"
            className="wb-chip"
            aria-pressed={wish.varied.includes(field)}
            onClick={() => setWish(toggled(wish, [field]))}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="wb-search-line">
        {of.Targets && <of.Targets />}
        <label className="wb-search-rank">
          <span className="cw-xs cw-muted">Rank by</span>
          <select
            className="form-select form-select-sm"
            value={wish.rankBy}
            onChange={event => setWish({ ...wish, rankBy: event.target.value })}
          >
            {of.ranks.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div className="wb-search-go">
          {isRunning ? (
            <button type="button" className="btn btn-outline-secondary btn-sm" onClick={search.stop}>
              <Spinner /> Stop
            </button>
          ) : (
            <>
              {of.others.map(({ label, title, searchOf }) => (
                <button
                  key={label}
                  type="button"
                  className="btn btn-outline-secondary btn-sm"
                  onClick={() => rated.rating && search.start(searchOf(form.input, rated.rating, wish, form.system))}
                  disabled={!rated.rating || isStale}
                  title={title}
                >
                  {label}
                </button>
              ))}
              <button
                type="button"
                className="btn btn-primary btn-sm"
                onClick={find}
                disabled={rated.problems.length > 0}
                title={rated.problems.length > 0 ? 'Mend the inputs first' : undefined}
              >
                <Icon name="search" /> Find {items}
              </button>
            </>
          )}
        </div>
      </div>
      {needsTarget && (
        <p className="cw-fmsg" role="alert">
          <Icon name="error" size="sm" /> <of.NothingWanted />
        </p>
      )}
      {search.state === 'failed' && (
        <p className="cw-fmsg" role="alert">
          <Icon name="error" size="sm" /> {search.problem}
        </p>
      )}
      <Progress search={search} />
    </div>
  )
}

/** Empty at first; then the number of searches before it in the queue, and its progress. */
export function Progress({ search: { state, done, considered, before } }: { search: SearchProgress }) {
  if (state !== 'running' || considered === 0) return null
  if (before)
    return (
      <p className="cw-xs cw-muted mb-0" role="status">
        {`Waiting: ${before === 1 ? 'another search is' : `${before} other searches are`} before yours. It starts by itself.`}
      </p>
    )
  return (
    <div className="wb-search-line">
      <progress className="wb-progress" max={considered} value={done} aria-label="Search" />
      <span
        className="cw-xs cw-muted cw-tnum"
        role="status"
      >{`Rating candidate ${formatNumber(done, 0)} of ${formatNumber(considered, 0)}`}</span>
    </div>
  )
}
