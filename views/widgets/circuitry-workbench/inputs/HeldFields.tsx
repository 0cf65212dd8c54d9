import type { HeldTarget } from '../../../../engine/segments/segmentSettings'
import { formatQuantity } from '../../../../shared/display/formatQuantity'
import { type Quantity, siValue, systemUnit } from '../../../../shared/display/units'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { Segments } from '../../../workbench/inputs/Segments'
import { useCircuitry } from '../useCircuitry'
import { useRefusalAt } from './refusals'
import { SettingField } from './SettingField'

type Kind = HeldTarget['kind']

const held: Readonly<Record<Kind, { label: string; quantity: Quantity; usual: number }>> = {
  superheat: { label: 'Superheat', quantity: 'temperatureDifference', usual: 5 },
  subcooling: { label: 'Subcooling', quantity: 'temperatureDifference', usual: 5 },
  capacity: { label: 'Capacity', quantity: 'heatFlow', usual: 30_000 },
}

/** What the solution holds in place of a given quantity, by the flow or by the pressure of a refrigerant. */
export function HeldFields() {
  const { form, solve, reader, rated } = useCircuitry()
  const { coilType, segmented } = form.input
  const { hold } = segmented ?? {}
  const refusal = useRefusalAt('segmented.hold')
  const kinds: Kind[] =
    coilType === 'EVAP'
      ? ['superheat', 'capacity']
      : coilType === 'COND' || coilType === 'REHEAT'
        ? ['subcooling', 'capacity']
        : coilType === 'FLUID'
          ? ['capacity']
          : []
  if (kinds.length === 0 && !hold) return null
  const take = (kind: Kind | 'given') => {
    if (kind === 'given') return solve({ hold: undefined })
    const now = rated.rating?.solved?.totalCapacity
    const value = kind === 'capacity' && now ? Math.abs(now) : held[kind].usual
    return solve({ hold: { kind, value, by: hold?.by ?? 'flow' } })
  }
  const of = hold && held[hold.kind]
  const unit = of && systemUnit(of.quantity, reader.system)
  return (
    <>
      <div className="sg-choice">
        <span className="lab">Held</span>
        <Segments<Kind | 'given'>
          label="Held"
          value={hold?.kind ?? 'given'}
          choices={[{ value: 'given', label: 'Inlet' }, ...kinds.map(value => ({ value, label: held[value].label }))]}
          onChoose={take}
        />
        <FieldMessage path="segmented.hold" message={of ? undefined : refusal} />
      </div>
      {hold && of && (
        <SettingField
          path="segmented.hold.value"
          label={of.label}
          unit={reader.label(of.quantity)}
          text={formatQuantity(hold.value, of.quantity, unit!)}
          onTake={value => {
            if (value === undefined) return `${of.label} is required.`
            if (value < 0) return `${of.label} is 0 or more.`
            solve({ hold: { ...hold, value: siValue(value, of.quantity, unit!) } })
            return undefined
          }}
        />
      )}
      {hold && coilType !== 'FLUID' && (
        <div className="sg-choice">
          <span className="lab">Found by</span>
          <Segments
            label="Found by"
            value={hold.by}
            choices={[
              { value: 'flow', label: 'Flow' },
              { value: 'pressure', label: 'Pressure' },
            ]}
            onChoose={by => solve({ hold: { ...hold, by } })}
          />
        </div>
      )}
      {hold && refusal && (
        <div className="cw-f is-err">
          <FieldMessage path="segmented.hold" message={refusal} />
        </div>
      )}
    </>
  )
}
