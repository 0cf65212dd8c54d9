import { useState } from 'react'
import { gasNames } from '../../../../shared/designs/fluidChoices'
import { withValueAt } from '../../../../shared/designs/paths'
import { formatSignificant } from '../../../../shared/display/formatNumber'
import { parseTyped } from '../../../../shared/display/parseTyped'
import { Icon } from '../../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { FieldHelp } from './FieldHelp'
import { FieldMessage } from './FieldMessage'
import { fieldId } from './fieldId'

type Part = readonly [gas: string, percent: string]

const path = 'fluid.mixture'
/** How far the shares of a mixture may miss the whole. */
const hair = 1e-6

const partsOf = (mixture: Readonly<Record<string, number>>): Part[] =>
  Object.entries(mixture).map(([gas, share]) => [gas, formatSignificant(share * 100)])

/** The gases of a mixture with their shares by mole. The coil takes them once they make a whole. */
export function MixtureField() {
  const { form, change, messageAt } = useWorkbench()
  const mixture = form.input.coilType === 'FLUID' ? (form.input.fluid.mixture ?? {}) : {}
  const [parts, setParts] = useState(() => partsOf(mixture))
  const shares = parts.map(([, percent]) => parseTyped(percent))
  const total = shares.reduce<number>((sum, share) => sum + (typeof share === 'number' ? share : Number.NaN), 0)
  const isWhole = Math.abs(total - 100) <= 100 * hair && shares.every(share => Number(share) > 0)

  const take = (next: Part[]) => {
    setParts(next)
    const taken = next.map(([gas, percent]) => [gas, Number(parseTyped(percent)) / 100] as const)
    const sum = taken.reduce((all, [, share]) => all + share, 0)
    if (Math.abs(sum - 1) > hair || taken.some(([, share]) => !(share > 0))) return
    change(form => ({ ...form, input: withValueAt(form.input, path, Object.fromEntries(taken)) }))
  }
  const free = gasNames.filter(gas => !parts.some(([used]) => used === gas))
  const message = isWhole
    ? messageAt(path)
    : Number.isNaN(total)
      ? 'A share is no number.'
      : `The shares make ${formatSignificant(total)} %, not 100 %.`

  return (
    <div className={`wb-mix${message ? ' is-err' : ''}`}>
      <span className="lab">
        Gases, mole %
        <FieldHelp path={path} label="Gases" />
      </span>
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
            <Icon name="close" />
          </button>
        </div>
      ))}
      <div className="cw-f wide">
        <label htmlFor={fieldId(path)}>Add a gas</label>
        <select
          className="form-select"
          id={fieldId(path)}
          value=""
          onChange={event => take([...parts, [event.target.value, '0']])}
        >
          <option value="">Choose</option>
          {free.map(gas => (
            <option key={gas}>{gas}</option>
          ))}
        </select>
        <FieldMessage path={path} message={message} />
      </div>
    </div>
  )
}
