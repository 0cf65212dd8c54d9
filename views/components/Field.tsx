import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldError } from './FieldError'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className'> {
  name: string
  label: string
  /** The error message, shown under the field and linked to it by `aria-describedby`. */
  error?: string
  hint?: string
  /** Content beside the label, such as a link. */
  beside?: ReactNode
  /** Content at the end of the input box, such as a button. */
  inside?: ReactNode
  /** Content under the field, such as a checklist; `describedBy` is its id. */
  below?: ReactNode
  describedBy?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A labelled field of an account form. Ids are made from the name, so that server and browser agree. */
export function Field(props: FieldProps) {
  const { name, label, error, hint, beside, inside, below, describedBy, inputRef, ...input } = props
  const id = `field-${name}`
  const describes = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ')
  const box = (
    <input
      {...input}
      ref={inputRef}
      id={id}
      name={name}
      className={error ? 'form-control form-control-lg is-invalid' : 'form-control form-control-lg'}
      aria-invalid={error ? true : undefined}
      aria-describedby={describes || undefined}
    />
  )
  return (
    <div className="mb-3">
      <div className="d-flex justify-content-between">
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        {beside}
      </div>
      {inside ? (
        <div className="cw-pw">
          {box}
          {inside}
        </div>
      ) : (
        box
      )}
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {below}
    </div>
  )
}

/** Marks the first wrong field of `order`: focus starts there. */
export function firstWrong<Name extends string>(
  order: readonly Name[],
  errors: Readonly<Partial<Record<Name, string>>>,
): Name | undefined {
  return order.find(name => errors[name])
}
