import { useState } from 'react'
import { fieldNumber } from '../../../shared/display/fieldText'
import { unitDecimals } from '../../../shared/display/units'
import type { Measure } from '../../../shared/tools/fields/field'
import { shownMeasure } from '../../../shared/tools/fields/measure'
import { isWithin, parseRange, withValues } from './searchRange'
import type { SearchState } from './useToolSearch'

interface RangeFieldProps {
  state: Pick<SearchState, 'wish' | 'setWish'>
  field: string
  label: string
  measure: Measure
  unit: string
  /** All that the catalogue has for the field [SI]. */
  catalogue: readonly number[]
}

/** The range that a search may vary, under the value that the rating uses: "Optimize, 4 to 8". */
export function RangeField({ state: { wish, setWish }, field, label, measure, unit, catalogue }: RangeFieldProps) {
  const [typed, setTyped] = useState<string>()
  const textOf = (values: readonly number[]) => {
    const shown = values.map(value => shownMeasure(value, measure, unit))
    const text = (value: number) => fieldNumber(value, unitDecimals(measure.quantity, unit), true)
    return `${text(Math.min(...shown))} to ${text(Math.max(...shown))}`
  }
  const range = typed === undefined ? undefined : parseRange(typed)
  const within = (wanted: readonly [number, number]) =>
    catalogue.filter(value => isWithin(shownMeasure(value, measure, unit), wanted))
  const problem =
    range === null
      ? 'Type the least and the most, such as 4 to 8.'
      : range && within(range).length === 0
        ? `The catalogue has ${textOf(catalogue)}.`
        : undefined
  return (
    <label className={`hint wb-range${problem ? ' is-err' : ''}`}>
      <span>Optimize,</span>{' '}
      <input
        className={`form-control cw-tnum${problem ? ' is-invalid' : ''}`}
        aria-label={`Optimize ${label}, from and to`}
        aria-invalid={problem ? true : undefined}
        autoComplete="off"
        maxLength={24}
        value={typed ?? textOf(wish.values?.[field] ?? catalogue)}
        onChange={event => {
          setTyped(event.target.value)
          const wanted = parseRange(event.target.value)
          const values = wanted ? within(wanted) : []
          if (wanted !== null) setWish(withValues(wish, field, values.length > 0 ? values : undefined))
        }}
        onBlur={() => !problem && setTyped(undefined)}
      />
      {problem && <span role="alert">{problem}</span>}
    </label>
  )
}
