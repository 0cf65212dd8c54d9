import type { ReactNode } from 'react'
import { useWorkbench } from '../WorkbenchContext'
import { FieldHelp } from './FieldHelp'
import { fieldId } from './fieldId'

interface FieldLabelProps {
  path: string
  label: string
  /** The id of the control, if it is not the one of `path`. */
  htmlFor?: string
  /** Content after the label, instead of what the tool puts there for this path. */
  end?: ReactNode
}

/** The label of a field, with its help button. */
export function FieldLabel({ path, label, htmlFor = fieldId(path), end }: FieldLabelProps) {
  const { FieldEnd } = useWorkbench().parts
  return (
    <span className="lab">
      <label htmlFor={htmlFor}>{label}</label>
      <FieldHelp path={path} label={label} />
      {end ?? (FieldEnd && <FieldEnd path={path} label={label} />)}
    </span>
  )
}
