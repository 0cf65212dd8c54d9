import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import type { Searchable } from '../candidates/wish'
import { FieldHelp } from './FieldHelp'
import { fieldId } from './fieldId'
import { OptimizeToggle } from './OptimizeToggle'

interface FieldLabelProps {
  path: CoilPath
  label: string
  /** Of a control that is not at `path` itself. */
  htmlFor?: string
  /** What a search for coils may choose here. */
  optimized?: readonly Searchable[]
}

/** The name of a field, and the way to what it means. */
export function FieldLabel({ path, label, htmlFor = fieldId(path), optimized = optimizedAt[path] }: FieldLabelProps) {
  return (
    <span className="lab">
      <label htmlFor={htmlFor}>{label}</label>
      <FieldHelp path={path} label={label} />
      {optimized && <OptimizeToggle fields={optimized} label={label} />}
    </span>
  )
}

/** What a search for coils may choose, at the fields it stands in; the two sizes of a face share one field. */
const optimizedAt: Partial<Record<CoilPath, readonly Searchable[]>> = {
  'geometry.finnedHeight': ['finnedHeight', 'finnedLength'],
  'geometry.rows': ['rows'],
  'geometry.finPitch': ['finPitch'],
  'geometry.tubeMaterial': ['tubeMaterial'],
  'geometry.finMaterial': ['finMaterial'],
  'geometry.finThickness': ['finThickness'],
}
