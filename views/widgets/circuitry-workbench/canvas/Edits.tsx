import { circuitEdits } from './circuitCode'
import type { WorkProps } from './Work'

/** Edits of whole circuits, at the tubes that are chosen. */
export function Edits({ canvas }: WorkProps) {
  return (
    <div className="cv-form">
      {circuitEdits.map(edit => (
        <button
          key={edit.key}
          type="button"
          className="btn btn-outline-secondary btn-sm"
          title={`${edit.label} (${edit.key.toUpperCase()})`}
          onClick={() => canvas.edit(edit)}
        >
          {edit.label}
        </button>
      ))}
    </div>
  )
}
