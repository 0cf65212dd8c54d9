import type { InputHTMLAttributes } from 'react'
import { FieldError } from './FieldError'

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className' | 'type'> {
  name: string
  label: string
  error?: string
  hint?: string
}

/** A checkbox in an account form, with its label beside it. */
export function CheckField({ name, label, error, hint, ...input }: CheckFieldProps) {
  const id = `field-${name}`
  const describes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="form-check mb-3">
      <input
        {...input}
        type="checkbox"
        id={id}
        name={name}
        className={error ? 'form-check-input is-invalid' : 'form-check-input'}
        aria-invalid={error ? true : undefined}
        aria-describedby={describes || undefined}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
