import type { SelectHTMLAttributes } from 'react'
import { FieldError } from './FieldError'

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'className'> {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** The first entry, as long as nothing is chosen. */
  placeholder?: string
  error?: string
}

/** A labelled select of an account form, with the look and ids of `Field`. */
export function SelectField({ name, label, options, placeholder, error, ...select }: SelectFieldProps) {
  const id = `field-${name}`
  return (
    <div className="mb-3">
      <div className="d-flex">
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
      </div>
      <select
        {...select}
        id={id}
        name={name}
        className={error ? 'form-select form-control-lg is-invalid' : 'form-select form-control-lg'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
