import { Suspense, useState } from 'react'
import { latePart } from '../../../workbench/state/latePart'
import type { Canvas } from './useCanvas'

const Circuit = latePart(async () => (await import('./CircuitTubes')).CircuitTubes)

/** The circuits as a list of lists: the picture for those who do not see it, and a way to a tube by its name. */
export function CircuitList({ canvas: { graph, circuits, setAt, choose } }: { canvas: Canvas }) {
  const [isOpen, setOpen] = useState(false)
  const go = (tube: number) => {
    setAt(tube)
    choose([tube])
    document.querySelector<SVGElement>(`[data-tube="${tube}"]`)?.focus()
  }
  // Those of a fault come with the code that reads them.
  if (!circuits) return null
  const used = circuits.reduce((sum, { tubes }) => sum + tubes.length, 0)
  return (
    <details className="cv-list" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="cw-sm">
        {`${circuits.length} circuits, ${used} of ${graph.rows * graph.columns} tubes used`}
      </summary>
      {isOpen && (
        <Suspense>
          {circuits.map(circuit => (
            <Circuit key={circuit.number} {...{ circuit, graph, go }} />
          ))}
        </Suspense>
      )}
    </details>
  )
}
