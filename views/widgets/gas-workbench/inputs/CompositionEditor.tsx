import { useState } from 'react'
import { formatNumber, formatSignificant } from '../../../../shared/display/formatNumber'
import { Icon } from '../../../components/Icon'
import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { FieldHelp } from '../../../workbench/inputs/FieldHelp'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { Segments } from '../../../workbench/inputs/Segments'
import { withGas } from '../form/choices'
import { type Basis, judged, normalised, otherBasis, type Part, partsOf, restTo } from '../form/composition'
import { useGas } from '../useGas'
import { gasChoice } from './gasChoices'
import { MixtureSelect } from './MixtureSelect'

const path = 'gas.shares'
const bases: readonly { value: Basis; label: string }[] = [
  { value: 'mole', label: 'Mole' },
  { value: 'mass', label: 'Mass' },
  { value: 'volume', label: 'Vol.' },
]

/** A saved mixture has no order of its own. */
const largestFirst = (shares: Parameters<typeof partsOf>[0]) =>
  partsOf(shares).sort(([, one], [, other]) => +other - +one)

/** The gases of a mixture with their shares. The gas takes them once they make 100 %; until then they are kept here. */
export function CompositionEditor() {
  const { form, change, gases, messageAt } = useGas()
  const { shares = {}, basis = 'mole' } = form.input.gas
  const [typed, setTyped] = useState(() => ({ of: shares, parts: largestFirst(shares) }))
  // A mixture that was chosen, or restored by an undo, is shown anew.
  const parts = typed.of === shares ? typed.parts : largestFirst(shares)
  const { percents, total, shares: whole } = judged(parts)
  const molarMass = (gas: string) => gases.find(({ name }) => name === gas)?.molarMass ?? Number.NaN
  const other = otherBasis(whole ?? {}, basis, molarMass)

  const shareBeside = (gas: string) => (whole ? formatNumber(100 * other[gas]!, 2) : '–')

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
    <div className={`wb-mix${message ? ' is-err' : ''}`}>
      <div className="d-flex align-items-center gap-2 px-3 pb-2">
        <span className="cw-sm cw-2">
          Composition
          <FieldHelp path={path} label="Composition" />
        </span>
        <Segments label="Basis" value={basis} choices={bases} onChoose={setBasis} className="ms-auto" />
      </div>
      <div className="px-3">
        <MixtureSelect />
      </div>
      <p className="cw-xs cw-muted px-3 mb-1">
        {`${basis === 'volume' ? 'Vol.' : basis === 'mass' ? 'Mass' : 'Mole'} %; ${basis === 'mass' ? 'mole %' : 'mass %'} beside`}
      </p>
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
            aria-label={`${shareBeside(gas)}, remove ${gas}`}
            onClick={() => take(parts.filter((_, at) => at !== index))}
          >
            <span className="cw-tnum">{shareBeside(gas)}</span>
            <Icon name="close" size="sm" />
          </button>
        </div>
      ))}
      <div className="cw-f wide">
        <label htmlFor={fieldId(path)}>Add a gas</label>
        <ChoiceList
          id={fieldId(path)}
          value=""
          choices={[
            { value: '', label: `Sum ${Number.isNaN(total) ? '–' : formatNumber(total, 2)} %` },
            ...gases.filter(({ name }) => !parts.some(([used]) => used === name)).map(gasChoice),
          ]}
          onChoose={gas => take([...parts, [gas, '0']])}
        />
        <FieldMessage path={path} message={message} />
      </div>
      {!whole && total > 0 && (
        <div className="d-flex gap-2 flex-wrap px-3 pt-1">
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
