import type { InputHTMLAttributes } from 'react'
import { Icon } from './Icon'

interface SearchBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  /** The label for screen readers: what is searched. The placeholder says by which fields. */
  label: string
}

/** A search input. */
export function SearchBox({ id, label, ...input }: SearchBoxProps) {
  return (
    <div className="cw-search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <input className="form-control" id={id} type="search" autoComplete="off" {...input} />
    </div>
  )
}
