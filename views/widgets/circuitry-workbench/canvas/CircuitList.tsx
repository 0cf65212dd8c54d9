import { type ToggleEvent, useState } from 'react'
import type { CircuitGraph } from '../../../../engine/circuitry/circuits'
import type { LooseCircuit } from '../../../../engine/circuitry/looseCircuits'
import { tubeName } from '../../../../shared/circuitry/facts/circuitRows'
import type { Canvas } from './useCanvas'

/** The circuits as a list of lists: the picture for those who do not see it, and a way to a tube by its name. */
export function CircuitList({ canvas: { graph, circuits, setAt, choose } }: { canvas: Canvas }) {
  const go = (tube: number) => {
    setAt(tube)
    choose([tube])
    document.querySelector<SVGElement>(`[data-tube="${tube}"]`)?.focus()
  }
  const used = circuits.reduce((sum, { tubes }) => sum + tubes.length, 0)
  return (
    <details className="cv-list">
      <summary className="cw-sm">
        {`${circuits.length} circuits, ${used} of ${graph.rows * graph.columns} tubes used`}
      </summary>
      {circuits.map(circuit => (
        <Circuit key={circuit.number} {...{ circuit, graph, go }} />
      ))}
    </details>
  )
}

function Circuit({ circuit, graph, go }: { circuit: LooseCircuit; graph: CircuitGraph; go(tube: number): void }) {
  const [isOpen, setOpen] = useState(false)
  const { number, tubes, isFed } = circuit
  const tapAt = (tube: number) => {
    const taps = [
      graph.inlets.some(end => end.tube === tube) && 'inlet',
      graph.outlets.some(end => end.tube === tube) && 'outlet',
    ]
    return taps.filter(Boolean).join(', ')
  }
  return (
    <details onToggle={({ newState }: ToggleEvent<HTMLDetailsElement>) => setOpen(newState === 'open')}>
      <summary className="cw-sm">
        {`Circuit ${number}: ${tubes.length} ${tubes.length === 1 ? 'tube' : 'tubes'}${isFed ? '' : ', without an inlet'}`}
      </summary>
      {isOpen && (
        <ol aria-label={`Tubes of circuit ${number}, row and place`}>
          {tubes.map(tube => (
            <li key={tube}>
              <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => go(tube)}>
                {[tubeName(tube, graph.columns), tapAt(tube)].filter(Boolean).join(' ')}
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
