import { type ReactNode, useId, useState } from 'react'
import type { TubeSide } from '../../../../engine/circuitry/circuits'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import type { SegmentRating } from '../../../../engine/segments/segmentRating'
import { headOf, namesOf, type ShownName, shownQuantities } from '../../../../shared/circuitry/facts/shownQuantities'
import { endFigure } from '../../../../shared/circuitry/figures/endFigure'
import { faceFigure } from '../../../../shared/circuitry/figures/faceFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { Segments } from '../../../workbench/inputs/Segments'
import { Study } from '../../../workbench/studies/Study'
import { NotSolved } from '../inspector/NotSolved'
import { useCircuitry } from '../useCircuitry'
import { CircuitFigures } from './CircuitFigures'
import { EndView } from './EndView'
import { circuitsByTube, faceWith, markedTubes, rangeOf } from './facts'
import { Legend } from './Legend'

const views = [
  { value: 'front', label: 'Front' },
  { value: 'rear', label: 'Rear' },
  { value: 'face', label: 'Face' },
  { value: 'leaving', label: 'Air out' },
] as const
type View = (typeof views)[number]['value']

/** From row to row, so near that the numbers on the tubes can be read beside the figures. */
const mapDepth = 52

/** A quantity of the solution on every tube, over the face, or in the leaving air; and one circuit in figures. */
export function HeatMap({ rating }: { rating: CircuitsRating }) {
  const [wanted, setWanted] = useState<ShownName>('fluid')
  const [view, setView] = useState<View>('front')
  const [at, setAt] = useState(rating.graph.inlets[0]?.tube ?? 0)
  const id = useId()
  const { reader } = useCircuitry()
  const { solved } = rating
  if (!solved) return <NotSolved refusal={rating.refusal} />
  const names = namesOf(solved)
  const name = names.includes(wanted) ? wanted : 'fluid'
  const shown = { rating, solved, name }
  const circuit = circuitsByTube(rating).get(at) ?? 1
  return (
    <>
      <div className="sg-tools">
        <label className="cw-sm" htmlFor={id}>
          Shown
        </label>
        <select
          id={id}
          className="form-select sg-shown"
          value={name}
          disabled={view === 'leaving'}
          onChange={event => setWanted(event.target.value as ShownName)}
        >
          {names.map(value => (
            <option key={value} value={value}>
              {headOf(value, reader)}
            </option>
          ))}
        </select>
        <Segments label="Seen from" value={view} choices={views} onChoose={setView} />
      </div>
      <div className="sg-b">
        <section aria-label="Map">
          {view === 'front' || view === 'rear' ? (
            <Ends {...shown} side={view} at={at} onGo={setAt} />
          ) : view === 'face' ? (
            <Face {...shown} />
          ) : (
            <MapFigure figure={faceFigure(solved, 'leaving air', reader)} />
          )}
        </section>
        <CircuitFigures rating={rating} circuit={circuit} />
      </div>
    </>
  )
}

interface ShownProps {
  rating: CircuitsRating
  solved: SegmentRating
  name: ShownName
}

/** A figure with its numbers as a table. */
function MapFigure({ figure }: { figure: ReturnType<typeof faceFigure> }) {
  return (
    <figure className="m-0 sg-fig">
      <FigureSvg figure={figure} />
      <Values of={figure.title.toLowerCase()}>
        <FigureTable figure={figure} />
      </Values>
    </figure>
  )
}

/** The ends of the tubes, at one place along them or over their length. */
function Ends({
  rating,
  solved,
  name,
  side,
  at,
  onGo,
}: ShownProps & { side: TubeSide; at: number; onGo(tube: number): void }) {
  const { reader, form } = useCircuitry()
  const [place, setPlace] = useState(0)
  const { graph } = rating
  const isStaggered = form.input.geometry.tubePattern === 'Staggered'
  const segment = place === 0 ? undefined : Math.min(place, solved.segments) - 1
  // One scale for all places along the tube, so that moving the slider compares them.
  const range = rangeOf(rating, name)
  const length = Number(form.input.geometry.finnedLength)
  const where =
    segment === undefined
      ? 'whole tube'
      : `${segment + 1} of ${solved.segments}, ${reader.full((length * (segment + 0.5)) / solved.segments, 'length')} from the front`
  const circuits = circuitsByTube(rating)
  const figure = endFigure(rating, name, { reader, isStaggered })
  return (
    <div className="sg-fig">
      <Slider label="Along the tube" most={solved.segments} value={place} said={where} onMove={setPlace} />
      <div className="sg-legend">
        <Legend name={name} range={range} reader={reader} />
      </div>
      <div className="sg-ends">
        <EndView
          graph={graph}
          isStaggered={isStaggered}
          side={side}
          depth={mapDepth}
          faceOf={faceWith(rating, name, { reader, range, ...(segment === undefined ? {} : { segment }) })}
          marked={markedTubes(rating)}
          at={Math.min(at, graph.rows * graph.columns - 1)}
          circuitOf={circuits}
          shownCircuit={circuits.get(at)}
          onGo={onGo}
          onPick={onGo}
          onKey={() => false}
        />
      </div>
      {figure && (
        <Values of={`${shownQuantities[name].label.toLowerCase()} by tube`}>
          <FigureTable figure={figure} />
        </Values>
      )}
    </div>
  )
}

/** The face: one row, segment by segment. */
function Face({ solved, name }: ShownProps) {
  const { reader } = useCircuitry()
  const [wanted, setRow] = useState(0)
  const row = Math.min(wanted, solved.rows - 1)
  return (
    <>
      <div className="sg-fig">
        <Slider
          label="Row"
          most={solved.rows - 1}
          value={row}
          said={`${row + 1} of ${solved.rows} from the entering air`}
          onMove={setRow}
        />
      </div>
      <MapFigure figure={faceFigure(solved, { row, name }, reader)} />
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
      <output htmlFor={id}>{said}</output>
    </div>
  )
}

function Shown() {
  const { rated } = useCircuitry()
  return rated.rating && <HeatMap rating={rated.rating} />
}

export const HeatMapPane = (pane: { viewSwitch: ReactNode }) => <Study name="Heat map" Shown={Shown} {...pane} />
