import type { InputHTMLAttributes } from 'react'
import { Icon } from './Icon'

interface SearchBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  /** What is found, for a screen reader; the placeholder says by what. */
  label: string
}

/** Where one types what is looked for. */
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
