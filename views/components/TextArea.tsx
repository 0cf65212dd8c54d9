import type { TextareaHTMLAttributes } from 'react'
import { Icon } from './Icon'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name' | 'className'> {
  name: string
  label: string
  /** The error message, shown under the field and linked to it by `aria-describedby`. */
  error?: string
  hint?: string
  /** Text at the end under the field, such as the number of remaining characters. */
  end?: string
  /** Ignored: rules give a pattern, but HTML has none for a text area. */
  pattern?: string
}

/** A labelled field of several lines, in an account form. */
export function TextArea({ name, label, error, hint, end, pattern: _, ...area }: TextAreaProps) {
  const id = `field-${name}`
  const describes = [error && `${id}-error`, hint && `${id}-hint`, end && `${id}-end`].filter(Boolean).join(' ')
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        name={name}
        className={error ? 'form-control form-control-lg is-invalid' : 'form-control form-control-lg'}
        aria-invalid={error ? true : undefined}
        aria-describedby={describes || undefined}
      />
      {error && (
        <div className="invalid-feedback" id={`${id}-error`}>
          <Icon name="error" />
          <span>{error}</span>
        </div>
      )}
      <div className="cw-area-foot form-text">
        {hint && <span id={`${id}-hint`}>{hint}</span>}
        {end && (
          <span className="end" id={`${id}-end`}>
            {end}
          </span>
        )}
      </div>
    </div>
  )
}
