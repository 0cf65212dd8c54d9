import { type ComponentType, Suspense, useId, useState } from 'react'
import type { CircuitGraph } from '../../../../engine/circuitry/circuits'
import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { Icon } from '../../../components/Icon'
import { latePart } from '../../../workbench/state/latePart'
import type { Canvas } from './useCanvas'

export interface WorkProps {
  canvas: Canvas
  rating: ShownRating
  /** Circuits that are shown instead of those that are drawn, until they are taken or left. */
  preview: CircuitGraph | undefined
  onPreview(graph: CircuitGraph | undefined, changed?: readonly number[]): void
}

const works: readonly { label: string; Shown: ComponentType<WorkProps> }[] = [
  { label: 'Edit circuits', Shown: latePart(async () => (await import('./Edits')).Edits) },
  { label: 'Pattern', Shown: latePart(async () => (await import('./Patterns')).Patterns) },
  { label: 'Optimise', Shown: latePart(async () => (await import('./Optimise')).Optimise) },
  { label: 'Import and export', Shown: latePart(async () => (await import('./Files')).Files) },
]

/** Work on the circuits as a whole, one kind at a time. */
export function Work(props: WorkProps) {
  const [open, setOpen] = useState<string>()
  const id = useId()
  const shown = works.find(({ label }) => label === open)
  return (
    <>
      <div className="cv-top" role="toolbar" aria-label="Work on the circuits">
        {works.map(({ label }) => (
          <button
            key={label}
            type="button"
            className="btn btn-outline-secondary btn-sm"
            aria-expanded={label === open}
            aria-controls={label === open ? id : undefined}
            onClick={() => {
              props.onPreview(undefined)
              setOpen(label === open ? undefined : label)
            }}
          >
            {label}
            <Icon name="chevron-down" size="sm" />
          </button>
        ))}
      </div>
      <section id={id} aria-label={open} hidden={!shown}>
        {shown && (
          <Suspense>
            <shown.Shown {...props} />
          </Suspense>
        )}
      </section>
    </>
  )
}
