/** Fields that several forms of the admin's page have. */

import type { ReactNode } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import FormControl, { type FormControlProps } from 'react-bootstrap/FormControl'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import { roleNames } from '../../shared/access/roleNames'
import type { CompanyRole } from '../../shared/access/roles'
import { formatNumber } from '../../shared/display/formatNumber'

/** The password of the admin, which a change of rights requires. */
export function Password({ id }: { id: string }) {
  return <TextField id={id} label="Your password" name="password" type="password" autoComplete="current-password" />
}

interface TextFieldProps extends FormControlProps {
  id: string
  label: string
}

/** A required field. Without autofill, because the values are about another person than the browser's user. */
export function TextField({ id, label, ...input }: TextFieldProps) {
  return (
    <Labelled id={id} label={label}>
      <FormControl id={id} required autoComplete="off" {...input} />
    </Labelled>
  )
}

interface LabelledProps {
  id: string
  label: string
  /** Text under the field, whose id is that of the field and `-hint`. */
  hint?: string
  children: ReactNode
}

export function Labelled({ id, label, hint, children }: LabelledProps) {
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children}
      {hint && <FormText id={`${id}-hint`}>{hint}</FormText>}
    </div>
  )
}

/** How long a text may be: without script nothing counts what is left. */
export const atMost = (characters: number) => `At most ${formatNumber(characters, 0)} characters.`

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
        <FormCheck key={role}>
          <FormCheck.Input
            type="checkbox"
            id={`${id}-${role}`}
            name={`role-${role}`}
            defaultChecked={ticked.includes(role)}
          />
          <FormCheck.Label htmlFor={`${id}-${role}`}>{roleNames[role].name}</FormCheck.Label>
        </FormCheck>
      ))}
    </fieldset>
  )
}
