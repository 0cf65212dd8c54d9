import { useState } from 'react'
import { fieldNumber } from '../../../../shared/display/fieldText'
import { parseTyped } from '../../../../shared/display/parseTyped'
import { type Quantity, shownValue, siValue, systemUnit, unitLabel } from '../../../../shared/display/units'
import type { GasStreamInput } from '../../../../shared/gas/document/gasDocument'
import { Icon } from '../../../components/Icon'
import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { FieldHelp } from '../../../workbench/inputs/FieldHelp'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { withGas } from '../form/choices'
import { useGas } from '../useGas'
import { gasChoices, listed } from './gasChoices'

const path = 'gas.streams'
const most = 8
const kept = 'kept'

/** The streams that are mixed: each with its gas, its flow and its temperature. */
export function StreamsEditor() {
  const { form, change, own, messageAt } = useGas()
  const { streams = [] } = form.input.gas
  const choices = gasChoices(own)
  const set = (next: GasStreamInput[]) => change(form => withGas(form, { streams: next }))
  const put = (at: number, changed: Partial<GasStreamInput>) =>
    set(streams.map((stream, index) => (index === at ? { ...stream, ...changed } : stream)))
  const message = messageAt(path)
  return (
    <div className={`px-3 pt-1 pb-2${message ? ' is-err' : ''}`} id={`wb-${path.replaceAll('.', '-')}`} tabIndex={-1}>
      <span className="cw-sm cw-2">
        Streams
        <FieldHelp path={path} label="Streams" />
      </span>
      {streams.map((stream, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: streams have an order and may have the same names
        <fieldset key={at} className="pt-1 pb-2">
          <legend className="visually-hidden">{`Stream ${at + 1}`}</legend>
          <div className="d-flex gap-1">
            <ChoiceList
              label={`Gas of stream ${at + 1}`}
              value={kept}
              choices={[{ value: kept, label: stream.name }, ...choices.map(listed)]}
              onChoose={value => {
                const chosen = choices.find(({ id }) => id === value)
                if (chosen) put(at, { name: chosen.name, composition: { ...chosen.composition } })
              }}
            />
            <button
              type="button"
              className="btn btn-quiet btn-sm px-1"
              aria-label={`Remove stream ${at + 1}`}
              disabled={streams.length === 1}
              onClick={() => set(streams.filter((_, index) => index !== at))}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="pt-1">
            <Quantified
              label={`Flow of stream ${at + 1}`}
              quantity="massFlow"
              value={stream.flow}
              onChange={flow => put(at, { flow })}
            />
            <Quantified
              label={`Temperature of stream ${at + 1}`}
              quantity="temperature"
              value={stream.temperature}
              onChange={temperature => put(at, { temperature })}
            />
          </div>
        </fieldset>
      ))}
      <FieldMessage path={path} message={message} />
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm mt-1"
        disabled={streams.length >= most}
        onClick={() => set([...streams, { ...streams.at(-1)! }])}
      >
        Add a stream
      </button>
    </div>
  )
}

interface QuantifiedProps {
  label: string
  quantity: Quantity
  value: number
  onChange: (value: number) => void
}

/** A number in the reader's unit. A text that is no number is kept and marked; the stream keeps its last number. */
function Quantified({ label, quantity, value, onChange }: QuantifiedProps) {
  const { reader } = useGas()
  const unit = systemUnit(quantity, reader.system)
  const shown = fieldNumber(shownValue(value, quantity, unit), 2, false)
  const [typed, setTyped] = useState({ of: shown, text: shown })
  const text = typed.of === shown ? typed.text : shown
  const number = parseTyped(text)
  return (
    <div className="d-flex flex-grow-1">
      <input
        className={`form-control${typeof number === 'number' ? '' : ' is-invalid'}`}
        aria-label={label}
        aria-invalid={typeof number === 'number' ? undefined : true}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={event => {
          const next = parseTyped(event.target.value)
          if (typeof next !== 'number') return setTyped({ of: shown, text: event.target.value })
          const si = siValue(next, quantity, unit)
          setTyped({ of: fieldNumber(shownValue(si, quantity, unit), 2, false), text: event.target.value })
          onChange(si)
        }}
      />
      <span className="cw-unit">{unitLabel(quantity, unit)}</span>
    </div>
  )
}
