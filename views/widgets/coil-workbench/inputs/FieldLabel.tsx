import type { CoilPath } from '../../../../shared/designs/fields/coilPath'
import { FieldHelp } from './FieldHelp'
import { fieldId } from './fieldId'

interface FieldLabelProps {
  path: CoilPath
  label: string
  /** Of a control that is not at `path` itself. */
  htmlFor?: string
}

/** The name of a field, and the way to what it means. */
export function FieldLabel({ path, label, htmlFor = fieldId(path) }: FieldLabelProps) {
  return (
    <span className="lab">
      <label htmlFor={htmlFor}>{label}</label>
      <FieldHelp path={path} label={label} />
    </span>
  )
}
