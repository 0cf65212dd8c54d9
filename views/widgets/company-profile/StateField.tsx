import type { State } from '../../../shared/accounts/geography'
import { Field } from '../../components/Field'
import { SelectField } from '../../components/SelectField'

interface StateFieldProps {
  field: { name: string; label: string; required?: boolean; maxLength?: number; error?: string }
  country: string
  states: readonly State[]
  initial: string
}

/** The state: chosen from a list for countries that have one, typed for any other. */
export function StateField({ field, country, states, initial }: StateFieldProps) {
  const { name, label, required, maxLength, error } = field
  const common = { name, label, required, error, autoComplete: 'address-level1', defaultValue: initial }
  const options = states.filter(state => state.Country === country)
  if (options.length === 0) return <Field {...common} maxLength={maxLength} />
  return (
    <SelectField
      {...common}
      placeholder="Choose a state"
      options={options.map(({ Name, Symbol: value }) => ({ value, label: Name }))}
    />
  )
}
