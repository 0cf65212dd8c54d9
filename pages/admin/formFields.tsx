/** Fields that several forms of the admin's page have. */
import type { InputHTMLAttributes, ReactNode } from 'react'
import { roleNames } from '../../shared/access/roleNames'
import type { CompanyRole } from '../../shared/access/roles'

/** The password of the admin, which a change of rights requires. */
export function Password({ id }: { id: string }) {
  return <TextField id={id} label="Your password" name="password" type="password" autoComplete="current-password" />
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
}

/** A required field. Without autofill, because the values are about another person than the browser's user. */
export function TextField({ id, label, ...input }: TextFieldProps) {
  return (
    <Labelled id={id} label={label}>
      <input className="form-control" id={id} required autoComplete="off" {...input} />
    </Labelled>
  )
}

export function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  )
}

interface RoleBoxesProps {
  legend: string
  /** The prefix of the id of each checkbox. */
  id: string
  offered: readonly CompanyRole[]
  ticked: readonly CompanyRole[]
}

export function RoleBoxes({ legend, id, offered, ticked }: RoleBoxesProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      {offered.map(role => (
        <div className="form-check" key={role}>
          <input
            className="form-check-input"
            type="checkbox"
            id={`${id}-${role}`}
            name={`role-${role}`}
            defaultChecked={ticked.includes(role)}
          />
          <label className="form-check-label" htmlFor={`${id}-${role}`}>
            {roleNames[role].name}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
