import { valueAt } from '../../../shared/tools/fields/paths'
import { withChosen } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { ChoiceList } from './ChoiceList'
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
      <ChoiceList
        id={fieldId(path)}
        path={path}
        isWrong={message !== undefined}
        value={value ?? ''}
        choices={[
          { value: '', label: ('whenEmpty' in field && field.whenEmpty) || '' },
          ...(isListed ? [] : [{ value, label: value }]),
          ...known.map(({ id, label, reason }) => ({ value: id, label, reason })),
        ]}
        onChoose={chosen => change(form => withChosen(form, path, chosen || undefined))}
      />
      <FieldMessage path={path} message={message} />
    </div>
  )
}
