import { choicesOf } from '../../../shared/tools/fields/field'
import { valueAt } from '../../../shared/tools/fields/paths'
import { choose } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { FieldHelp } from './FieldHelp'
import { FieldMessage } from './FieldMessage'
import { fieldId } from './fieldId'
import { Segments } from './Segments'

/** A choice between two options, both visible. */
export function ToggleField({ path }: { path: string }) {
  const { form, change, messageAt } = useWorkbench()
  const field = form.tool.fields.field(path)
  if (!('choices' in field)) throw new Error(`${path} is not a choice`)
  const choices = choicesOf(form.input, field)
  const message = messageAt(path)
  return (
    <div className={`cw-f-row${message ? ' is-err' : ''}`}>
      <span className="lab">
        {field.label}
        <FieldHelp path={path} label={field.label} />
      </span>
      <Segments
        id={fieldId(path)}
        label={field.label}
        isFilled
        value={String(valueAt(form.input, path) ?? choices[0]?.value)}
        choices={choices.map(({ value, label }) => ({ value: String(value), label }))}
        onChoose={text => {
          const chosen = choices.find(({ value }) => String(value) === text)
          change(form => choose(form, path, chosen?.value))
        }}
      />
      <FieldMessage path={path} message={message} />
    </div>
  )
}
