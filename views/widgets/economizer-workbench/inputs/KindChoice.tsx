import { valueAt } from '../../../../shared/tools/fields/paths'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { Segments } from '../../../workbench/inputs/Segments'
import { withKind } from '../form/choices'
import { useEconomizer } from '../useEconomizer'

interface KindChoiceProps {
  of: 'boiler.firing'
  /** The accessible name of the choice. */
  label: string
  /** Each kind with its short and its full name. */
  ways: readonly (readonly [kind: string, short: string, name: string])[]
}

/** A number that may be given in several kinds, with the choice of kinds instead of a label. */
export function KindChoice({ of, label, ways }: KindChoiceProps) {
  const { form, change, rated } = useEconomizer()
  return (
    <NumberField
      path={`${of}.value`}
      lead={
        <Segments
          label={label}
          value={String(valueAt(form.input, `${of}.kind`))}
          choices={ways.map(([value, short, name]) => ({ value, label: short, name: `${short}, ${name}` }))}
          onChoose={kind => change(form => withKind(form, of, kind, rated.rating))}
        />
      }
    />
  )
}
