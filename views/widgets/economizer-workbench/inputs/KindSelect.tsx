import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { withKind } from '../form/choices'
import { useEconomizer } from '../useEconomizer'

/** A number that may be given in several kinds, below the list of kinds. */
export function KindSelect({ of }: { of: 'boiler.size' | 'air.given' }) {
  const { change, rated } = useEconomizer()
  return (
    <>
      <SelectField
        path={`${of}.kind`}
        onChoose={kind => change(form => withKind(form, of, String(kind), rated.rating))}
      />
      <NumberField path={`${of}.value`} />
    </>
  )
}
