import { type ReactNode, useState } from 'react'
import type { CircuitGraph, TubeSide } from '../../../../engine/circuitry/circuits'
import type { Edited } from '../../../../engine/circuitry/edits/edited'
import { joinTubes } from '../../../../engine/circuitry/edits/endEdits'
import { fitCircuits } from '../../../../engine/circuitry/edits/fitCircuits'
import { nameOfTube, namesOfTubes } from '../../../../engine/circuitry/tubeEnds'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import { Segments } from '../../../workbench/inputs/Segments'
import { Study } from '../../../workbench/studies/Study'
import { sizeOf, useCircuitry } from '../useCircuitry'
import { EndView, type TubeFace } from './EndView'
import { tubeEdits } from './edits'
import { circuitsByTube, faceWith, markedTubes, rangeOf } from './facts'
import { Legend } from './Legend'
import { Patterns } from './Patterns'
import { sides } from './sides'

const labels = [
  { value: 'temperature', label: 'Temperature' },
  { value: 'number', label: 'Tube no.' },
  { value: 'pass', label: 'Pass' },
] as const
type Label = (typeof labels)[number]['value']

/** Draws the circuits of the coil: by dragging from tube to tube, by keys, and by patterns. */
export function Builder({ rating }: { rating: CircuitsRating }) {
  const { form, draw, reader } = useCircuitry()
  const [side, setSide] = useState<TubeSide>('front')
  const [label, setLabel] = useState<Label>('temperature')
  const [at, setAt] = useState(0)
  const [from, setFrom] = useState<number>()
  const [said, setSaid] = useState('')
  const graph = form.input.circuits ?? rating.graph
  const size = sizeOf(form.input)
  const tubes = graph.rows * graph.columns
  const here = Math.min(at, tubes - 1)
  const { geometry } = form.input
  const bundle = { ...geometry, ...size }
  const circuitOf = circuitsByTube(rating)

  const take = ({ graph: next, finding }: Edited, done: string) => {
    setFrom(undefined)
    setSaid(finding?.message ?? done)
    if (next) draw(next)
  }
  const join = (one: number, two: number) =>
    take(joinTubes(graph, one, two), `Joined ${namesOfTubes(graph, [one, two])}.`)
  const pick = (tube: number) => {
    setAt(tube)
    if (from === undefined) setFrom(tube)
    else if (from === tube) setFrom(undefined)
    else join(from, tube)
  }
  const edit = (key: string, tube: number): boolean => {
    const found = tubeEdits.find(one => one.key === key || (one.key === 'Delete' && key === 'Backspace'))
    if (found) take(found.of(graph, tube, side), `${found.label}: ${nameOfTube(graph, tube)}.`)
    else if (key === 'Enter' || key === ' ') pick(tube)
    else if (key === 'Escape' && from !== undefined) setFrom(undefined)
    else return false
    return true
  }

  if (graph.rows !== size.rows || graph.columns !== size.columns)
    return <Misfit graph={graph} size={size} draw={draw} />
  const range = rangeOf(rating, 'fluid')
  const isSolved = rating.solved !== undefined
  return (
    <div className="wb-facts">
      <div className="d-flex flex-wrap gap-2 mb-2">
        <Segments label="Label" value={label} choices={labels} onChoose={setLabel} />
        <Segments label="Seen from" value={side} choices={sides} onChoose={setSide} />
        {tubeEdits.map(one => (
          <button
            key={one.key}
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => edit(one.key, here)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <Patterns bundle={bundle} graph={graph} onTake={(next, done) => take(next, done)} />
      <p className="cw-xs cw-muted">
        Drag from tube to tube, or choose one and then the next. Keys: arrows, Enter to join, Delete to cut, I inlet, O
        outlet, B blank.
      </p>
      <p className="cw-sm" role="status">
        {said}
      </p>
      <EndView
        graph={graph}
        isStaggered={geometry.tubePattern === 'Staggered'}
        side={side}
        faceOf={label === 'temperature' ? faceWith(rating, 'fluid', { reader, range }) : namedBy(label, rating, graph)}
        marked={markedTubes(rating)}
        at={here}
        {...(from === undefined ? {} : { from })}
        circuitOf={circuitOf}
        shownCircuit={circuitOf.get(here)}
        onGo={setAt}
        onPick={pick}
        onKey={edit}
        onDrag={(one, two) => join(one, two)}
      />
      {label === 'temperature' && isSolved && <Legend name="fluid" range={range} reader={reader} />}
      {rating.refusal !== undefined && <p className="cw-sm">{rating.refusal}</p>}
    </div>
  )
}

/** The place in its row, or the pass in its circuit. */
function namedBy(label: Exclude<Label, 'temperature'>, { table }: CircuitsRating, graph: CircuitGraph) {
  const passes = new Map(
    table?.circuits.flatMap(({ branches }) => branches.flatMap(tubes => tubes.map((tube, pass) => [tube, pass + 1]))),
  )
  return (tube: number): TubeFace => {
    const text = label === 'number' ? String((tube % graph.columns) + 1) : String(passes.get(tube) ?? '')
    return { text, said: label === 'pass' && text ? `pass ${text}` : '' }
  }
}

interface MisfitProps {
  graph: CircuitGraph
  size: Pick<CircuitGraph, 'rows' | 'columns'>
  draw(graph: CircuitGraph): void
}

/** Circuits of a coil of another size: what fits is kept, or all are made anew. */
function Misfit({ graph, size, draw }: MisfitProps) {
  const { change, form } = useCircuitry()
  const { transversePitch } = form.input.geometry
  const anew = () => change(now => ({ ...now, input: { ...now.input, circuits: undefined } as typeof now.input }))
  const back = () =>
    change(now => {
      const geometry = { ...now.input.geometry, rows: graph.rows, finnedHeight: graph.columns * transversePitch }
      return { ...now, input: { ...now.input, geometry } as typeof now.input }
    })
  return (
    <div className="wb-facts" role="alert">
      <p>
        {`The circuits are drawn for ${graph.rows} rows of ${graph.columns} tubes, and the coil has ${size.rows} rows of ${size.columns}.`}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => draw(fitCircuits(graph, size))}
        >
          Keep what fits
        </button>
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={anew}>
          Make circuits anew
        </button>
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={back}>
          {`Back to ${graph.rows} rows of ${graph.columns}`}
        </button>
      </div>
    </div>
  )
}

function Shown() {
  const { rated } = useCircuitry()
  return rated.rating && <Builder rating={rated.rating} />
}

export const BuilderPane = (pane: { viewSwitch: ReactNode }) => <Study name="Circuits" Shown={Shown} {...pane} />
