import { useId, useState } from 'react'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { parseTyped } from '../../../../shared/display/parseTyped'
import { siValue, systemUnit } from '../../../../shared/display/units'
import { Icon } from '../../../components/Icon'
import { Spinner } from '../../../components/Spinner'
import { withChosen } from '../../../workbench/form/form'
import type { SearchControl } from '../../../workbench/search/searchControl'
import type { SearchProgress } from '../../../workbench/search/useSearch'
import { withRequired } from '../form/required'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { ranks, replacementOf, searchOf } from './searchOf'
import { type SearchWish, searchable, toggled } from './wish'

/** What a search may choose, what it must reach beside the required capacity, and its start and stop. */
export function SearchForm({ search }: { search: SearchControl }) {
  const { form, change, goTo, rated, wish, setWish } = useCoilWorkbench()
  const [hasTried, setTried] = useState(false)
  const asked = searchOf(form.input, wish)
  const needsTarget = hasTried && !asked
  const isStale = rated.isWorking || rated.problems.length > 0 || rated.input !== form.input
  const isRunning = search.state === 'running'
  const askCapacity = () => {
    change(form => withRequired(form, 'capacity'))
    goTo('limits.capacity')
  }
  const find = () => {
    setTried(true)
    if (asked) search.start(asked)
  }
  return (
    <div className="wb-search">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line */}
      <div className="wb-search-line" role="group" aria-label="Optimize">
        <span className="cw-xs cw-muted">Optimize</span>
        {searchable.map(({ field, label }) => (
          <button
            key={field}
            type="button"
            className="wb-chip"
            aria-pressed={wish.optimized.includes(field)}
            onClick={() => setWish(toggled(wish, [field]))}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="wb-search-line">
        <Temperature
          label="Leaving DB"
          value={form.input.limits?.leavingDryBulb}
          onValue={value => change(form => withChosen(form, 'limits.leavingDryBulb', value))}
        />
        <Temperature
          label="Leaving WB"
          value={wish.leavingWetBulb}
          onValue={leavingWetBulb => setWish({ ...wish, leavingWetBulb })}
        />
        <label className="wb-search-rank">
          <span className="cw-xs cw-muted">Rank by</span>
          <select
            className="form-select form-select-sm"
            value={wish.rankBy}
            onChange={event => setWish({ ...wish, rankBy: event.target.value as SearchWish['rankBy'] })}
          >
            {ranks.map(({ value, label }) => (
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
              <button
                type="button"
                className="btn btn-outline-secondary btn-sm"
                onClick={() => rated.rating && search.start(replacementOf(form.input, rated.rating, wish))}
                disabled={!rated.rating || isStale}
                title="Coils of today's tubes and fins with the duty, face and pressure drops of the coil on the left"
              >
                Find replacements
              </button>
              <button
                type="button"
                className="btn btn-primary btn-sm"
                onClick={find}
                disabled={rated.problems.length > 0}
                title={rated.problems.length > 0 ? 'Mend the inputs first' : undefined}
              >
                <Icon name="search" /> Find coils
              </button>
            </>
          )}
        </div>
      </div>
      {needsTarget && (
        <p className="cw-fmsg" role="alert">
          <Icon name="error" size="sm" /> Say what the coil must reach: a leaving temperature here, or a{' '}
          <button type="button" className="btn btn-link btn-sm p-0" onClick={askCapacity}>
            required capacity
          </button>
          .
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

/** Nothing in the first moment; then who is before it, and how far it is. */
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

interface TemperatureProps {
  label: string
  value: number | undefined
  onValue: (value: number | undefined) => void
}

/** An optional temperature in the reader's unit; SI outside. Text that is no number is kept, marked, and not used. */
function Temperature({ label, value, onValue }: TemperatureProps) {
  const { reader } = useCoilWorkbench()
  const unit = systemUnit('temperature', reader.system)
  const [typed, setTyped] = useState<{ text: string; unit: string; value: number | undefined }>()
  const id = useId()
  const shown = value === undefined ? '' : reader.number(value, 'temperature')
  const text = typed && typed.unit === unit && typed.value === value ? typed.text : shown
  const isWrong = text.trim() !== '' && typeof parseTyped(text) !== 'number'
  return (
    <label className="wb-search-field" htmlFor={id}>
      <span className="cw-xs cw-muted">{label}</span>
      <input
        id={id}
        className={`cw-tnum${isWrong ? ' is-invalid' : ''}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        aria-invalid={isWrong || undefined}
        onChange={event => {
          const next = event.target.value
          const number = parseTyped(next)
          const value = typeof number === 'number' ? siValue(number, 'temperature', unit) : undefined
          setTyped({ text: next, unit, value })
          onValue(value)
        }}
      />
      <span className="cw-xs cw-muted">{reader.label('temperature')}</span>
    </label>
  )
}
