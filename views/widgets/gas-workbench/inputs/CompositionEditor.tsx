import { useState } from 'react'
import { formatNumber, formatSignificant } from '../../../../shared/display/formatNumber'
import { formulaText } from '../../../../shared/gas/facts/formulaText'
import { Icon } from '../../../components/Icon'
import { FieldHelp } from '../../../workbench/inputs/FieldHelp'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { Segments } from '../../../workbench/inputs/Segments'
import { withGas } from '../form/choices'
import { type Basis, judged, normalised, otherBasis, type Part, partsOf, restTo } from '../form/composition'
import { useGas } from '../useGas'
import { MixtureSelect } from './MixtureSelect'

const path = 'gas.shares'
const bases: readonly { value: Basis; label: string }[] = [
  { value: 'mole', label: 'Mole' },
  { value: 'mass', label: 'Mass' },
  { value: 'volume', label: 'Vol.' },
]

/** The gases of a mixture with their shares. The gas takes them once they make 100 %; until then they are kept here. */
export function CompositionEditor() {
  const { form, change, gases, messageAt } = useGas()
  const { shares = {}, basis = 'mole' } = form.input.gas
  const [typed, setTyped] = useState({ of: shares, parts: partsOf(shares) })
  // A mixture that was chosen, or restored by an undo, is shown anew.
  const parts = typed.of === shares ? typed.parts : partsOf(shares)
  const { percents, total, shares: whole } = judged(parts)
  const molarMass = (gas: string) => gases.find(({ name }) => name === gas)?.molarMass ?? Number.NaN
  const other = otherBasis(whole ?? {}, basis, molarMass)

  const take = (next: readonly Part[]) => {
    const { shares: taken } = judged(next)
    setTyped({ of: taken ?? shares, parts: [...next] })
    if (taken) change(form => withGas(form, { shares: taken }))
  }
  const setBasis = (next: Basis) => {
    const isSame = (basis === 'mass') === (next === 'mass')
    change(form =>
      withGas(form, { basis: next, shares: isSame || !whole ? shares : otherBasis(whole, basis, molarMass) }),
    )
  }
  const message = Number.isNaN(total)
    ? 'A share is no number.'
    : percents.some(each => each < 0)
      ? 'Every share is 0 or more.'
      : whole
        ? messageAt(path)
        : `The shares make ${formatSignificant(total)} %, not 100 %.`
  const rest = parts.map(([gas]) => gas).find(gas => ['Nitrogen', 'Carbon dioxide'].includes(gas)) ?? parts.at(-1)?.[0]

  return (
    <div className={`px-3 pt-1 pb-2${message ? ' is-err' : ''}`}>
      <div className="d-flex align-items-center gap-2 pb-2">
        <span className="cw-sm cw-2">
          Composition
          <FieldHelp path={path} label="Composition" />
        </span>
        <Segments label="Basis" value={basis} choices={bases} onChoose={setBasis} className="ms-auto" />
      </div>
      <MixtureSelect />
      <div className="wb-gases-row cw-xs cw-muted pb-1" aria-hidden="true">
        <span>Gas</span>
        <span className="cw-num">{`${basis === 'volume' ? 'vol.' : basis} %`}</span>
        <span className="cw-num">{basis === 'mass' ? 'mole %' : 'mass %'}</span>
        <span />
      </div>
      {parts.map(([gas, percent], index) => (
        <div className="wb-gases-row cw-sm align-items-center pb-1" key={gas}>
          <label htmlFor={`${fieldId(path)}-${index}`} className="text-break">
            {gas}
          </label>
          <input
            className="form-control"
            id={`${fieldId(path)}-${index}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={percent}
            onChange={event => take(parts.map((part, at) => (at === index ? [gas, event.target.value] : part)))}
          />
          <span className="cw-num cw-sm">{whole ? formatNumber(100 * other[gas]!, 2) : '–'}</span>
          <button
            type="button"
            className="btn btn-quiet btn-sm px-1"
            aria-label={`Remove ${gas}`}
            onClick={() => take(parts.filter((_, at) => at !== index))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <div className="wb-gases-row cw-sm fw-semibold">
        <span>Sum</span>
        <span className="cw-num">{Number.isNaN(total) ? '–' : formatNumber(total, 2)}</span>
      </div>
      <div className="pt-1">
        <select
          className="form-select"
          id={fieldId(path)}
          aria-label="Add a gas"
          value=""
          onChange={event => take([...parts, [event.target.value, '0']])}
        >
          <option value="">Add a gas</option>
          {gases
            .filter(({ name }) => !parts.some(([used]) => used === name))
            .map(({ name, formula }) => (
              <option key={name} value={name}>
                {`${name}, ${formulaText(formula)}`}
              </option>
            ))}
        </select>
      </div>
      <FieldMessage path={path} message={message} />
      {!whole && total > 0 && (
        <div className="d-flex gap-2 flex-wrap pt-1">
          <button className="btn btn-outline-secondary btn-sm" type="button" onClick={() => take(normalised(parts))}>
            Normalise
          </button>
          {rest !== undefined && restTo(rest, parts) && (
            <button
              className="btn btn-outline-secondary btn-sm"
              type="button"
              onClick={() => take(restTo(rest, parts) ?? parts)}
            >
              {`Rest to ${rest.toLowerCase()}`}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
