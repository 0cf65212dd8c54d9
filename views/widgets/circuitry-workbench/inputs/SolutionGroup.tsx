import { useId } from 'react'
import { type MixingKind, mixingKinds } from '../../../../engine/segments/airMixing'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { Segments } from '../../../workbench/inputs/Segments'
import { useCircuitry } from '../useCircuitry'

const mixings: Readonly<Record<MixingKind, string>> = {
  straight: 'Straight on',
  half: 'Half to neighbours',
  row: 'Mixed by row',
  full: 'Fully mixed',
}

/** How the coil is solved tube by tube. */
export function SolutionGroup() {
  const { form, solve, segmentChoices } = useCircuitry()
  const id = useId()
  const now = form.input.segmented ?? {}
  return (
    <InputGroup id="solution" title="Solution" icon="columns">
      <div className="cw-f">
        <label htmlFor={`${id}segments`}>Segments</label>
        <select
          id={`${id}segments`}
          className="form-select"
          name="segmented.segments"
          value={String(now.segments ?? 'auto')}
          onChange={({ target: { value } }) => solve({ segments: value === 'auto' ? undefined : Number(value) })}
        >
          <option value="auto">By fluid</option>
          {segmentChoices.map(count => (
            <option key={count} value={count}>{`${count} a tube`}</option>
          ))}
        </select>
      </div>
      <div className="cw-f">
        <label htmlFor={`${id}mixing`}>Air mixing</label>
        <select
          id={`${id}mixing`}
          className="form-select"
          name="segmented.mixing"
          value={now.mixing ?? 'auto'}
          onChange={({ target: { value } }) => solve({ mixing: value === 'auto' ? undefined : (value as MixingKind) })}
        >
          <option value="auto">By tube pattern</option>
          {mixingKinds.map(kind => (
            <option key={kind} value={kind}>
              {mixings[kind]}
            </option>
          ))}
        </select>
      </div>
      <div className="cw-f">
        <span>Fin conduction</span>
        <Segments
          label="Fin conduction"
          value={now.conduction ?? 'off'}
          choices={[
            { value: 'off', label: 'Off' },
            { value: 'on', label: 'On' },
          ]}
          onChoose={conduction => solve({ conduction })}
        />
      </div>
    </InputGroup>
  )
}
