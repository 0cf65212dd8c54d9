import { useState } from 'react'
import { formatSignificant } from '../../../shared/display/formatNumber'
import { parseTyped } from '../../../shared/display/parseTyped'
import { valueAt, withValueAt } from '../../../shared/tools/fields/paths'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { ChoiceList } from './ChoiceList'
import { FieldHelp } from './FieldHelp'
import { FieldMessage } from './FieldMessage'
import { fieldId } from './fieldId'
import { SavedMixtures } from './SavedMixtures'

type Part = readonly [gas: string, percent: string]

/** The tolerance of the sum of a mixture's fractions. */
const hair = 1e-6

/** The fractions as percentages, with enough decimals that forty gases still add up within the tolerance. */
const partsOf = (mixture: Readonly<Record<string, number>>): Part[] =>
  Object.entries(mixture).map(([gas, share]) => [gas, String(Number((share * 100).toFixed(6)))])

interface SharesFieldProps {
  path: string
  /** The gases that may be in it. */
  gases: readonly string[]
  /** Where the document keeps the name by which a saved mixture was taken. */
  namePath?: string
}

/** The gases of a mixture with their mole fractions. The item takes them once they add up to 1. */
export function SharesField({ path, gases, namePath }: SharesFieldProps) {
  const { form, change, messageAt } = useWorkbench()
  const mixture = (valueAt(form.input, path) ?? {}) as Readonly<Record<string, number>>
  const [parts, setParts] = useState(() => partsOf(mixture))
  const shares = parts.map(([, percent]) => parseTyped(percent))
  const total = shares.reduce<number>((sum, share) => sum + (typeof share === 'number' ? share : Number.NaN), 0)
  const isPositive = shares.every(share => Number(share) > 0)
  const isOff = Math.abs(total - 100) > 100 * hair

  // Shares that are changed by hand are no longer those of the mixture.
  const take = (next: Part[], name?: string) => {
    setParts(next)
    const taken = next.map(([gas, percent]) => [gas, Number(parseTyped(percent)) / 100] as const)
    const sum = taken.reduce((all, [, share]) => all + share, 0)
    if (Math.abs(sum - 1) > hair || taken.some(([, share]) => !(share > 0))) return
    change(form => {
      const input = withValueAt(form.input, path, Object.fromEntries(taken))
      return { ...form, input: namePath ? withValueAt(input, namePath, name) : input }
    })
  }
  const scale = () => take(partsOf(Object.fromEntries(parts.map(([gas], at) => [gas, Number(shares[at]) / total]))))
  const name = namePath && valueAt(form.input, namePath)
  const free = gases.filter(gas => !parts.some(([used]) => used === gas))
  const message = Number.isNaN(total)
    ? 'A share is no number.'
    : isOff
      ? `The shares make ${formatSignificant(total)} %, not 100 %.`
      : isPositive
        ? messageAt(path)
        : 'Every share is above 0.'

  return (
    <div className={`wb-mix${message ? ' is-err' : ''}`}>
      <span className="lab">
        Gases, mole %
        <FieldHelp path={path} label="Gases" />
      </span>
      <SavedMixtures gases={gases} onChoose={(composition, name) => take(partsOf(composition), name)} />
      {typeof name === 'string' && (
        <p className="cw-xs cw-2 px-3 pt-1 mb-1">{`${name}, as it was when it was taken`}</p>
      )}
      {parts.map(([gas, percent], index) => (
        <div className="cw-f" key={gas}>
          <label htmlFor={`${fieldId(path)}-${index}`}>{gas}</label>
          <input
            className="form-control"
            id={`${fieldId(path)}-${index}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={percent}
            onChange={event => take(parts.map((part, at) => (at === index ? [gas, event.target.value] : part)))}
          />
          <button
            type="button"
            className="cw-unit"
            aria-label={`Remove ${gas}`}
            onClick={() => take(parts.filter((_, at) => at !== index))}
          >
            %
            <Icon name="close" size="sm" />
          </button>
        </div>
      ))}
      <div className="cw-f wide">
        <label htmlFor={fieldId(path)}>Add a gas</label>
        <ChoiceList
          id={fieldId(path)}
          value=""
          choices={[{ value: '', label: 'Choose' }, ...free.map(gas => ({ value: gas, label: gas }))]}
          onChoose={gas => take([...parts, [gas, '0']])}
        />
        <FieldMessage path={path} message={message} />
        {isOff && isPositive && total > 0 && (
          <button className="btn btn-link btn-sm wb-inline" type="button" onClick={scale}>
            Scale to 100 %
          </button>
        )}
      </div>
    </div>
  )
}
