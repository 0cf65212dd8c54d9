import type { Top } from '../../../../engine/circuitry/checkGravity'
import type { MixingKind } from '../../../../engine/segments/airMixing'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { Segments } from '../../../workbench/inputs/Segments'
import { useCircuitry } from '../useCircuitry'
import { HeldFields } from './HeldFields'
import { SettingChoice } from './SettingChoice'
import { SettingField } from './SettingField'
import { SettingText } from './SettingText'

const mixings: Readonly<Record<MixingKind, string>> = {
  straight: 'Straight on',
  half: 'Half to neighbours',
  row: 'Mixed by row',
  full: 'Fully mixed',
}

const sides: Readonly<Record<Top, string>> = {
  'first-column': 'First tubes up',
  'last-column': 'Last tubes up',
  'first-row': 'First row up',
  'last-row': 'Last row up',
}

/** Fields of how the coil is solved tube by tube. */
export function SolutionFields() {
  const { form, solve, rated, segmentChoices } = useCircuitry()
  const now = form.input.segmented ?? {}
  const { conduction = 'off', slits } = now
  const kind = conduction === 'on' && slits ? 'slits' : conduction
  return (
    <>
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
      <SettingChoice
        path="segmented.mixing"
        label="Air mixing"
        none="By tube pattern"
        words={mixings}
        value={now.mixing}
        onTake={mixing => solve({ mixing })}
      />
      <SettingChoice
        path="segmented.top"
        label="Static head"
        none="Not counted"
        words={sides}
        value={now.top}
        onTake={top => solve({ top })}
      />
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
    </>
  )
}
