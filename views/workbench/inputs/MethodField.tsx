import { valueAt } from '../../../shared/tools/fields/paths'
import { withChosen } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { FieldLabel } from './FieldLabel'
import { FieldMessage } from './FieldMessage'
import { fieldId } from './fieldId'

/** Selects a method of the registry for this part of the item. A method that does not fit is disabled and says why. */
export function MethodField({ path }: { path: string }) {
  const { form, change, messageAt, methods } = useWorkbench()
  const field = form.tool.fields.field(path)
  if (!('label' in field)) throw new Error(`${path} has no name`)
  const value = valueAt(form.input, path) as string | undefined
  const known = methods.of(path)
  const message = messageAt(path)
  const isListed = value === undefined || known.some(({ id }) => id === value)
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label={field.label} />
      <select
        className="form-select"
        id={fieldId(path)}
        name={path}
        value={value ?? ''}
        onChange={event => change(form => withChosen(form, path, event.target.value || undefined))}
      >
        <option value="">{'whenEmpty' in field ? field.whenEmpty : ''}</option>
        {!isListed && <option value={value}>{value}</option>}
        {known.map(({ id, label, reason }) => (
          <option key={id} value={id} disabled={reason !== undefined}>
            {reason === undefined ? label : `${label} (${reason})`}
          </option>
        ))}
      </select>
      <FieldMessage path={path} message={message} />
    </div>
  )
}
