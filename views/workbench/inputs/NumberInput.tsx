import { emptyText, textAt, withLeft, withTyped } from '../form/form'
import { withSaid } from '../form/messages'
import { useWorkbench } from '../WorkbenchContext'
import { fieldId, messageId, unitId } from './fieldId'

interface NumberInputProps {
  path: string
  /** The accessible name, if no visible label is its own. */
  label?: string
  /** The path of the field whose unit stands beside it, if that is not its own. */
  unitOf?: string
}

/** The text box of a number. It keeps the typed text: nothing is reformatted while the reader types. */
export function NumberInput({ path, label, unitOf = path }: NumberInputProps) {
  const { form, change, messageAt } = useWorkbench()
  const isWrong = messageAt(path) !== undefined
  return (
    <input
      className={`form-control${isWrong ? ' is-invalid' : ''}`}
      id={fieldId(path)}
      name={path}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      aria-label={label}
      placeholder={emptyText(form, path)}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${messageId(path)} ${unitId(unitOf)}` : unitId(unitOf)}
      value={textAt(form, path)}
      onChange={event => change(form => withTyped(form, path, event.target.value))}
      onBlur={() => change(form => withSaid(withLeft(form, path)))}
    />
  )
}
