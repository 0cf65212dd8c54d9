import { type ReactNode, useId, useState } from 'react'
import type { TubeSide } from '../../../../engine/circuitry/circuits'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import { Segments } from '../../../workbench/inputs/Segments'
import { Study } from '../../../workbench/studies/Study'
import { useCircuitry } from '../useCircuitry'
import { EndView } from './EndView'
import { circuitsByTube, faceWith, markedTubes, rangeOf } from './facts'
import { Legend } from './Legend'
import { type ShownName, shownQuantities } from './quantities'
import { sides } from './sides'

/** A quantity of the solution on every tube, at one place along them or over their length. */
export function HeatMap({ rating }: { rating: CircuitsRating }) {
  const { reader, form } = useCircuitry()
  const [wanted, setWanted] = useState<ShownName>('fluid')
  const [side, setSide] = useState<TubeSide>('front')
  const [place, setPlace] = useState(0)
  const [at, setAt] = useState(0)
  const slider = useId()
  const { solved, graph } = rating
  if (!solved)
    return (
      <p className="cw-sm" role="status">
        {rating.refusal ?? 'The circuits break a rule: draw them first, then they are solved.'}
      </p>
    )
  const names = (Object.keys(shownQuantities) as ShownName[]).filter(name => shownQuantities[name].isFor(solved))
  const name = names.includes(wanted) ? wanted : 'fluid'
  const segment = place === 0 ? undefined : Math.min(place, solved.segments) - 1
  // One scale for all places along the tube, so that moving the slider compares them.
  const range = rangeOf(rating, name)
  const where = segment === undefined ? 'whole tube' : `segment ${segment + 1} of ${solved.segments} from the front`
  return (
    <div className="wb-facts">
      <div className="d-flex flex-wrap gap-2 mb-2">
        <Segments
          label="Shown on the tubes"
          value={name}
          choices={names.map(value => ({ value, label: shownQuantities[value].label }))}
          onChoose={setWanted}
        />
        <Segments label="Seen from" value={side} choices={sides} onChoose={setSide} />
      </div>
      <Legend name={name} range={range} reader={reader} />
      <EndView
        graph={graph}
        isStaggered={form.input.geometry.tubePattern === 'Staggered'}
        side={side}
        faceOf={faceWith(rating, name, { reader, range, ...(segment === undefined ? {} : { segment }) })}
        marked={markedTubes(rating)}
        at={Math.min(at, graph.rows * graph.columns - 1)}
        circuitOf={circuitsByTube(rating)}
        shownCircuit={circuitsByTube(rating).get(at)}
        onGo={setAt}
        onPick={setAt}
        onKey={() => false}
      />
      <label className="cw-sm d-flex gap-2" htmlFor={slider}>
        Along the tube
        <input
          id={slider}
          type="range"
          min="0"
          max={solved.segments}
          value={place}
          aria-valuetext={where}
          onChange={event => setPlace(Number(event.target.value))}
        />
        {where}
      </label>
    </div>
  )
}

function Shown() {
  const { rated } = useCircuitry()
  return rated.rating && <HeatMap rating={rated.rating} />
}

export const HeatMapPane = (pane: { viewSwitch: ReactNode }) => <Study name="Heat map" Shown={Shown} {...pane} />
