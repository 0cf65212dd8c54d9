interface FilterChoiceProps {
  label: string
  name: string
  /** What no choice is called. */
  all: string
  choices: readonly string[]
  chosen?: string
}

/** One of several, or all of them, in the filter of a list. */
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
