import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'

interface FilterChoiceProps {
  label: string
  name: string
  /** The label of no filter. */
  all: string
  /** Values, each with its words where it is not a word itself. */
  choices: readonly (string | readonly [value: string, words: string])[]
  chosen?: string
}

/** A choice of one value or all, in the filter of a list. */
export function FilterChoice({ label, name, all, choices, chosen }: FilterChoiceProps) {
  return (
    <div>
      <FormLabel htmlFor={`filter-${name}`}>{label}</FormLabel>
      <FormSelect id={`filter-${name}`} name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {choices.map(choice => {
          const [value, words] = typeof choice === 'string' ? [choice, choice] : choice
          return (
            <option key={value} value={value}>
              {words}
            </option>
          )
        })}
      </FormSelect>
    </div>
  )
}
