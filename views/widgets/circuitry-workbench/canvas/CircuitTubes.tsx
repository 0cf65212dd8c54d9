import { type ToggleEvent, useState } from 'react'
import type { CircuitGraph } from '../../../../engine/circuitry/circuits'
import type { LooseCircuit } from '../../../../engine/circuitry/looseCircuits'
import { tubeName } from '../../../../shared/circuitry/facts/circuitRows'

/** One circuit of the list, with its tubes as buttons. */
export function CircuitTubes({
  circuit,
  graph,
  go,
}: {
  circuit: LooseCircuit
  graph: CircuitGraph
  go(tube: number): void
}) {
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
