import type { Choice } from '../../../shared/tools/fields/choice'
import { choicesOf } from '../../../shared/tools/fields/field'
import { valueAt } from '../../../shared/tools/fields/paths'
import { choose } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { ChoiceList } from './ChoiceList'
import { FieldLabel } from './FieldLabel'
import { FieldMessage } from './FieldMessage'
import { fieldId } from './fieldId'

interface SelectFieldProps {
  path: string
  /** One more option than the field table has. */
  more?: Choice
  value?: Choice['value']
  /** Handles a choice, instead of only setting it in the form. */
  onChoose?: (value: Choice['value']) => void
}

/** A choice from a list. A value from an older document that the list does not have is kept and shown as it is. */
export function SelectField({ path, more, value: shown, onChoose }: SelectFieldProps) {
  const { form, change, messageAt, methods, parts } = useWorkbench()
  const { FieldFoot } = parts
  const field = form.tool.fields.field(path)
  if (!('choices' in field)) throw new Error(`${path} is not a choice`)
  const known = [...choicesOf(form.input, field), ...(more ? [more] : [])]
  const value = shown ?? (valueAt(form.input, path) as Choice['value'] | undefined)
  const message = messageAt(path)
  const isKnown = value === undefined || known.some(choice => choice.value === value)
  const all = isKnown ? known : [{ value, label: String(value) }, ...known]
  const choices = all.map(one => ({ ...one, reason: one.reason ?? methods.reasonAt(path, one.value) }))
  const unset = field.whenEmpty === undefined ? choices[0]?.value : ''
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label={field.label} />
      <ChoiceList
        id={fieldId(path)}
        path={path}
        isWrong={message !== undefined}
        value={String(value ?? unset)}
        choices={field.whenEmpty === undefined ? choices : [{ value: '', label: field.whenEmpty }, ...choices]}
        onChoose={text => {
          const chosen = choices.find(choice => String(choice.value) === text)
          if (onChoose && chosen) onChoose(chosen.value)
          else change(form => choose(form, path, chosen?.value))
        }}
      />
      <FieldMessage path={path} message={message} />
      {FieldFoot && <FieldFoot path={path} label={field.label} />}
    </div>
  )
}
