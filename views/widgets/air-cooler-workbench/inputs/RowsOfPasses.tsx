import { useState } from 'react'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { rowsTyped, withRowsPerPass } from '../form/choices'
import { useAirCooler } from '../useAirCooler'

const path = 'bundle.rowsPerPass'

/** Rows of passes that are not equal, typed one after the other. */
export function RowsOfPasses() {
  const { form, change, messageAt } = useAirCooler()
  const shown = (form.input.bundle.rowsPerPass ?? []).join(', ')
  const [typed, setTyped] = useState({ of: shown, text: shown })
  const text = typed.of === shown ? typed.text : shown
  const message = rowsTyped(text) ? messageAt(path) : 'Type whole numbers, such as 2, 1, 1, 1.'
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label="Rows of passes" />
      <input
        className={`form-control${message ? ' is-invalid' : ''}`}
        id={fieldId(path)}
        name={path}
        autoComplete="off"
        maxLength={40}
        placeholder="equal"
        value={text}
        onChange={event => {
          const rows = rowsTyped(event.target.value)
          setTyped({ of: rows ? rows.join(', ') : shown, text: event.target.value })
          if (rows) change(form => withRowsPerPass(form, rows))
        }}
      />
      <FieldMessage path={path} message={message} />
    </div>
  )
}
