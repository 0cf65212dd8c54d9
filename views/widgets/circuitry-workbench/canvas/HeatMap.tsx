import { type ReactNode, Suspense, useId, useState } from 'react'
import { rowAndColumn } from '../../../../engine/circuitry/bundle'
import type { TubeSide } from '../../../../engine/circuitry/circuits'
import { isFedInside } from '../../../../engine/geometry/fedInside'
import type { ShownRating, ShownSolution } from '../../../../shared/circuitry/document/shownRating'
import { circuitsByTube, firstTube } from '../../../../shared/circuitry/facts/circuitsByTube'
import {
  namesOf,
  rangeAlong,
  type ShownName,
  shownQuantities,
  valuesByTube,
} from '../../../../shared/circuitry/facts/shownQuantities'
import { Values } from '../../../workbench/figures/Values'
import { Segments } from '../../../workbench/inputs/Segments'
import { latePart } from '../../../workbench/state/latePart'
import { Study } from '../../../workbench/studies/Study'
import { NotFetched } from '../inspector/NotFetched'
import { NotSolved } from '../inspector/NotSolved'
import { useCircuitry } from '../useCircuitry'
import { useWhole } from '../useWhole'
import { CircuitFigures } from './CircuitFigures'
import { EndView } from './EndView'
import { faceWith, markedTubes, rangeOf } from './facts'
import { Legend } from './Legend'
import { QuantityChoice } from './QuantityChoice'

const Face = latePart(async () => (await import('./FaceMap')).Face)
const TubeValues = latePart(async () => (await import('./TubeValues')).TubeValues)

const views = [
  { value: 'front', label: 'Front' },
  { value: 'rear', label: 'Rear' },
  { value: 'face', label: 'Face' },
  { value: 'leaving', label: 'Air out' },
] as const
type View = (typeof views)[number]['value']

/** From row to row, so near that the numbers on the tubes can be read beside the figures, and on a phone. */
const mapDepth = 44
/** Of more rows a phone shows the colours alone, and the number of the tube that is chosen. */
const mostReadRows = 6

/** A quantity of the solution on every tube, over the face, or in the leaving air; and one circuit in figures. */
export function HeatMap({ rating }: { rating: ShownRating }) {
  const [wanted, setWanted] = useState<ShownName>('fluid')
  const [view, setView] = useState<View>('front')
  const [at, setAt] = useState(firstTube(rating))
  const { solved } = rating
  if (!solved) return <NotSolved refusal={rating.refusal} />
  const names = namesOf(solved)
  const name = names.includes(wanted) ? wanted : 'fluid'
  const circuit = circuitsByTube(rating).get(at) ?? 1
  return (
    <>
      <div className="sg-tools">
        <QuantityChoice names={names} value={name} isDisabled={view === 'leaving'} onChoose={setWanted} />
        <Segments label="Seen from" value={view} choices={views} onChoose={setView} />
      </div>
      <div className="sg-b">
        <section aria-label="Map">
          {view === 'front' || view === 'rear' ? (
            <Ends {...{ rating, solved, name, at }} side={view} onGo={setAt} />
          ) : view === 'face' ? (
            <Rows rows={solved.rows} name={name} />
          ) : (
            <Suspense>
              <Face of="leaving air" />
            </Suspense>
          )}
        </section>
        <CircuitFigures rating={rating} circuit={circuit} />
      </div>
    </>
  )
}

interface EndsProps {
  rating: ShownRating
  solved: ShownSolution
  name: ShownName
  side: TubeSide
  at: number
  onGo(tube: number): void
}

const noFace = () => ({ text: '', said: '' })

/** The ends of the tubes, at one place along them or over their length. */
function Ends({ rating, solved, name, side, at, onGo }: EndsProps) {
  const { reader, form } = useCircuitry()
  const [place, setPlace] = useState(0)
  const { graph } = rating
  const isStaggered = form.input.geometry.tubePattern === 'Staggered'
  const segment = place === 0 ? undefined : Math.min(place, solved.segments) - 1
  const values = valuesByTube(solved, name, segment)
  // One scale for all places along the tube, so that moving the slider compares them.
  const range = segment === undefined ? values && rangeOf(values) : rangeAlong(solved, name)
  useWhole(!values || !range)
  const length = Number(form.input.geometry.finnedLength)
  const where =
    segment === undefined
      ? 'whole tube'
      : `${segment + 1} of ${solved.segments}, ${reader.full((length * (segment + 0.5)) / solved.segments, 'length')} from the front`
  const circuits = circuitsByTube(rating)
  const faceOf = values && range ? faceWith(values, name, { reader, range }) : noFace
  const chosen = Math.min(at, graph.rows * graph.columns - 1)
  return (
    <div className="sg-fig">
      <Slider label="Along the tube" most={solved.segments} value={place} said={where} onMove={setPlace} />
      {values && range ? (
        <div className="sg-legend">
          <Legend name={name} range={range} reader={reader} />
        </div>
      ) : (
        <NotFetched />
      )}
      <p className="cw-sm mb-1">{nameOf(chosen, { rating, circuits, said: faceOf(chosen).said })}</p>
      <div className="sg-ends">
        <EndView
          graph={graph}
          isStaggered={isStaggered}
          isFedInside={isFedInside(form.input)}
          isNarrow
          isBareOnPhone={graph.rows > mostReadRows}
          side={side}
          depth={mapDepth}
          faceOf={faceOf}
          marked={markedTubes(rating)}
          at={chosen}
          circuitOf={circuits}
          shownCircuit={circuits.get(at)}
          onGo={onGo}
          onPick={onGo}
          onKey={() => false}
        />
      </div>
      <Values of={`${shownQuantities[name].label.toLowerCase()} by tube`}>
        <TubeValues name={name} isStaggered={isStaggered} />
      </Values>
    </div>
  )
}

interface Named {
  rating: ShownRating
  circuits: ReadonlyMap<number, number>
  said: string
}

/** The chosen tube and what it has, in words: fingers choose, and a phone has no room for every number. */
function nameOf(tube: number, { rating, circuits, said }: Named): string {
  const { row, column } = rowAndColumn(rating.graph.columns, tube)
  const circuit = circuits.get(tube)
  return [`Tube ${column + 1} of row ${row + 1}`, circuit === undefined ? '' : `circuit ${circuit}`, said]
    .filter(Boolean)
    .join(', ')
}

/** The face: one row, segment by segment. */
function Rows({ rows, name }: { rows: number; name: ShownName }) {
  const [wanted, setRow] = useState(0)
  const row = Math.min(wanted, rows - 1)
  return (
    <>
      <div className="sg-fig">
        <Slider
          label="Row"
          most={rows - 1}
          value={row}
          said={`${row + 1} of ${rows} from the entering air`}
          onMove={setRow}
        />
      </div>
      <Suspense>
        <Face of={{ row, name }} />
      </Suspense>
    </>
  )
}

interface SliderProps {
  label: string
  most: number
  value: number
  said: string
  onMove(value: number): void
}

function Slider({ label, most, value, said, onMove }: SliderProps) {
  const id = useId()
  return (
    <div className="sg-slider cw-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min="0"
        max={most}
        value={value}
        aria-valuetext={said}
        onChange={event => onMove(Number(event.target.value))}
      />
      <output className="cw-tnum" htmlFor={id}>
        {said}
      </output>
    </div>
  )
}

function Shown() {
  const { rated } = useCircuitry()
  return rated.rating && <HeatMap rating={rated.rating} />
}

export const HeatMapPane = (pane: { viewSwitch: ReactNode }) => <Study name="Heat map" Shown={Shown} {...pane} />
