interface FilterChoiceProps {
  label: string
  name: string
  /** The label of no filter. */
  all: string
  choices: readonly string[]
  chosen?: string
}

/** A choice of one value or all, in the filter of a list. */
export function FilterChoice({ label, name, all, choices, chosen }: FilterChoiceProps) {
  return (
    <div>
      <label className="form-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select className="form-select" id={`filter-${name}`} name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {choices.map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
