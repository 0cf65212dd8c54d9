import type { ReactNode } from 'react'
import { useWorkbench } from '../WorkbenchContext'
import { FieldHelp } from './FieldHelp'
import { fieldId } from './fieldId'

interface FieldLabelProps {
  path: string
  label: string
  /** Of a control that is not at `path` itself. */
  htmlFor?: string
  /** What stands at its end, where it is more than the tool puts there by the path. */
  end?: ReactNode
}

/** The name of a field, and the way to what it means. */
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
