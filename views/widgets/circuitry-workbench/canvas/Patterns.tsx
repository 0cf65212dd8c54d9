import { useId, useState } from 'react'
import type { Bundle } from '../../../../engine/circuitry/bundle'
import type { CircuitGraph } from '../../../../engine/circuitry/circuits'
import type { Edited } from '../../../../engine/circuitry/edits/edited'
import { type CircuitPattern, circuitPatterns, makeCircuits } from '../../../../engine/circuitry/makeCircuits'
import { sentence } from '../../../../shared/display/sentence'

interface PatternsProps {
  bundle: Bundle
  graph: CircuitGraph
  onTake(made: Edited, done: string): void
}

/** Makes all circuits by a pattern: as many as are wanted, in counter or parallel flow. */
export function Patterns({ bundle, graph, onTake }: PatternsProps) {
  const [pattern, setPattern] = useState<CircuitPattern>('serpentine')
  const [flow, setFlow] = useState<'counter' | 'parallel'>('counter')
  const [feeds, setFeeds] = useState(String(graph.inlets.length || bundle.columns))
  const id = useId()
  const make = () =>
    onTake(
      makeCircuits({ bundle, feeds: Number(feeds), pattern, flow, shorten: false }),
      `Made ${feeds} circuits, ${pattern.replace('-', ' ')}, ${flow} flow.`,
    )
  return (
    <div className="d-flex flex-wrap gap-2 mb-2 align-items-end">
      <label className="cw-xs" htmlFor={`${id}pattern`}>
        Pattern
        <select
          id={`${id}pattern`}
          className="form-select form-select-sm"
          value={pattern}
          onChange={event => setPattern(event.target.value as CircuitPattern)}
        >
          {circuitPatterns.map(name => (
            <option key={name} value={name}>
              {sentence(name.replace('-', ' ')).replace(/\.$/, '')}
            </option>
          ))}
        </select>
      </label>
      <label className="cw-xs" htmlFor={`${id}feeds`}>
        Circuits
        <input
          id={`${id}feeds`}
          className="form-control form-control-sm"
          type="number"
          min="1"
          value={feeds}
          onChange={event => setFeeds(event.target.value)}
        />
      </label>
      <label className="cw-xs" htmlFor={`${id}flow`}>
        Flow
        <select
          id={`${id}flow`}
          className="form-select form-select-sm"
          value={flow}
          onChange={event => setFlow(event.target.value as 'counter' | 'parallel')}
        >
          <option value="counter">Counter</option>
          <option value="parallel">Parallel</option>
        </select>
      </label>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={make}>
        Make circuits
      </button>
    </div>
  )
}
