import { useId } from 'react'
import { type MixingKind, mixingKinds } from '../../../../engine/segments/airMixing'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { Segments } from '../../../workbench/inputs/Segments'
import { useCircuitry } from '../useCircuitry'
import { HeldFields } from './HeldFields'
import { SettingField } from './SettingField'
import { SettingText } from './SettingText'

const mixings: Readonly<Record<MixingKind, string>> = {
  straight: 'Straight on',
  half: 'Half to neighbours',
  row: 'Mixed by row',
  full: 'Fully mixed',
}

/** How the coil is solved tube by tube. */
export function SolutionGroup({ isFolded = false }) {
  const { form, solve, rated, segmentChoices } = useCircuitry()
  const id = useId()
  const now = form.input.segmented ?? {}
  const { conduction = 'off', slits } = now
  const kind = conduction === 'on' && slits ? 'slits' : conduction
  return (
    <InputGroup id="solution" title="Solution" icon="columns" isFolded={isFolded}>
      <SettingField
        path="segmented.segments"
        label="Segments"
        unit="a tube"
        text={now.segments === undefined ? '' : formatNumber(now.segments, 0)}
        placeholder={String(rated.rating?.solved?.segments ?? 'by fluid')}
        usual={segmentChoices}
        onTake={value => {
          if (value !== undefined && !Number.isInteger(value)) return 'A tube has a whole number of segments.'
          solve({ segments: value })
          return undefined
        }}
      />
      <div className="cw-f wide">
        <label htmlFor={`${id}mixing`}>Air mixing</label>
        <select
          id={`${id}mixing`}
          className="form-select"
          name="segmented.mixing"
          value={now.mixing ?? 'auto'}
          onChange={({ target: { value } }) => solve({ mixing: value === 'auto' ? undefined : (value as MixingKind) })}
        >
          <option value="auto">By tube pattern</option>
          {mixingKinds.map(one => (
            <option key={one} value={one}>
              {mixings[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="sg-choice">
        <span className="lab">Fin conduction</span>
        <Segments
          label="Fin conduction"
          value={kind}
          choices={[
            { value: 'off', label: 'Off' },
            { value: 'on', label: 'On' },
            { value: 'slits', label: 'Slits' },
          ]}
          onChoose={value =>
            solve({ conduction: value === 'off' ? 'off' : 'on', slits: value === 'slits' ? (slits ?? [0]) : undefined })
          }
        />
      </div>
      {kind === 'slits' && (
        <SettingText
          path="segmented.slits"
          label="Slits behind rows"
          text={slits?.map(row => row + 1).join(' ') ?? ''}
          hint="Numbers of the rows behind which the fins are cut, between spaces."
          onTake={text => {
            const rows = text
              .split(/[\s,;]+/)
              .filter(Boolean)
              .map(Number)
            const last = Number(form.input.geometry.rows) - 1
            const wrong = rows.find(row => !(Number.isInteger(row) && row >= 1 && row <= last))
            if (rows.length === 0) return 'Give one row at least, or choose On.'
            if (wrong !== undefined) return `The fins are cut behind rows 1 to ${last}.`
            solve({ slits: [...new Set(rows)].map(row => row - 1) })
            return undefined
          }}
        />
      )}
      <HeldFields />
      <SettingField
        path="segmented.limits.sweeps"
        label="Most sweeps"
        unit=""
        text={now.limits?.sweeps === undefined ? '' : formatNumber(now.limits.sweeps, 0)}
        placeholder="80"
        onTake={value => {
          if (value !== undefined && !Number.isInteger(value)) return 'The number of sweeps is a whole one.'
          solve({ limits: value === undefined ? undefined : { ...now.limits, sweeps: value } })
          return undefined
        }}
      />
    </InputGroup>
  )
}
