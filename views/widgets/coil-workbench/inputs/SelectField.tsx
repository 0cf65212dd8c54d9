import { coilField } from '../../../../shared/designs/coilFields'
import type { CoilPath } from '../../../../shared/designs/coilPath'
import { valueAt } from '../../../../shared/designs/paths'
import { withChosen } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { FieldMessage } from './FieldMessage'
import { fieldId, messageId } from './fieldId'

/** A choice from a list. A value that the list does not know, from an older document, is kept and shown as it is. */
export function SelectField({ path }: { path: CoilPath }) {
  const { form, change, messageAt } = useWorkbench()
  const field = coilField(path)
  if (!('choices' in field)) throw new Error(`${path} is not a choice`)
  const value = valueAt(form.input, path) as string | number
  const message = messageAt(path)
  const isKnown = field.choices.some(choice => choice.value === value)
  const choices = isKnown ? field.choices : [{ value, label: String(value) }, ...field.choices]
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <label htmlFor={fieldId(path)}>{field.label}</label>
      <select
        className={`form-select${message ? ' is-invalid' : ''}`}
        id={fieldId(path)}
        name={path}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? messageId(path) : undefined}
        value={String(value)}
        onChange={event => {
          const chosen = choices.find(choice => String(choice.value) === event.target.value)
          if (chosen) change(form => withChosen(form, path, chosen.value))
        }}
      >
        {choices.map(choice => (
          <option key={choice.value} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldMessage path={path} message={message} />
    </div>
  )
}
