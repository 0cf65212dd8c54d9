import type { KeyboardEvent } from 'react'
import { rowAndColumn } from '../../../../engine/circuitry/bundle'
import type { CircuitGraph, TubeEnd, TubeSide } from '../../../../engine/circuitry/circuits'
import type { Colour } from './colours'

/** What is written and painted on a tube. */
export interface TubeFace {
  text: string
  /** For screen readers, after the name of the tube. */
  said: string
  colour?: Colour
}

interface EndViewProps {
  graph: CircuitGraph
  isStaggered: boolean
  side: TubeSide
  faceOf(tube: number): TubeFace
  /** Tubes that a rule names. */
  marked: ReadonlySet<number>
  /** The tube that has the focus, and the one that a bend begins at. */
  at: number
  from?: number
  circuitOf: ReadonlyMap<number, number>
  shownCircuit?: number
  onGo(tube: number): void
  onPick(tube: number): void
  onKey(key: string, tube: number): boolean
  onDrag?(from: number, to: number): void
}

const step = { across: 32, depth: 84 } as const
const margin = { side: 70, top: 34, bottom: 16 } as const
const radius = 13

/** The tube sheet from one side: tubes, bends of this side, those of the other dashed, inlets and outlets. */
export function EndView(props: EndViewProps) {
  const { graph, side, at } = props
  const place = placesOf(props)
  const width = 2 * margin.side + graph.rows * step.depth
  const height = margin.top + margin.bottom + (graph.columns + 0.5) * step.across
  const go = (event: KeyboardEvent, tube: number) => {
    const next = nextTube(graph, side, tube, event.key)
    if (next !== undefined) props.onGo(next)
    if (next !== undefined || props.onKey(event.key, tube)) event.preventDefault()
  }
  const pressed = (event: { target: EventTarget }) => tubeAt(event.target)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset
    <svg
      className="cw-svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      role="group"
      aria-label={`Tubes from the ${side}, air from the ${side === 'front' ? 'left' : 'right'}`}
      onPointerUp={event => {
        const to = pressed(event)
        if (to !== undefined && to !== at) props.onDrag?.(at, to)
      }}
      onPointerDown={event => {
        const tube = pressed(event)
        if (tube !== undefined) props.onGo(tube)
        // Without capture the pointer may be lifted over another tube.
        if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
          event.target.releasePointerCapture(event.pointerId)
      }}
    >
      <rect
        className="d-finblk"
        x={margin.side}
        y={margin.top - 8}
        width={graph.rows * step.depth}
        height={height - margin.top - margin.bottom + 16}
      />
      {numbersTo(graph.rows).map(row => (
        <text key={row} className="t-mid" fontSize="11" x={place(row * graph.columns).x} y={margin.top - 16}>
          {`Row ${row + 1}`}
        </text>
      ))}
      <Lines {...props} place={place} />
      <Taps {...props} place={place} width={width} />
      {numbersTo(graph.rows * graph.columns).map(tube => (
        <Tube key={tube} {...props} tube={tube} place={place(tube)} onKeyDown={event => go(event, tube)} />
      ))}
    </svg>
  )
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index)

type Place = (tube: number) => { x: number; y: number }

function placesOf({ graph, side, isStaggered }: EndViewProps): Place {
  return tube => {
    const { row, column } = rowAndColumn(graph.columns, tube)
    const depth = side === 'front' ? row + 0.5 : graph.rows - row - 0.5
    const shift = isStaggered && row % 2 === 1 ? 1 : 0.5
    return { x: margin.side + depth * step.depth, y: margin.top + (column + shift) * step.across }
  }
}

function tubeAt(target: EventTarget): number | undefined {
  const found = target instanceof Element ? target.closest('[data-tube]')?.getAttribute('data-tube') : undefined
  return found === undefined || found === null ? undefined : Number(found)
}

/** The tube beside another in the direction of an arrow key. */
function nextTube({ rows, columns }: CircuitGraph, side: TubeSide, tube: number, key: string): number | undefined {
  const { row, column } = rowAndColumn(columns, tube)
  const toRear = side === 'front' ? 1 : -1
  const by: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-toRear, 0],
    ArrowRight: [toRear, 0],
  }
  const move = by[key]
  if (!move) return undefined
  const [nextRow, nextColumn] = [row + move[0], column + move[1]]
  return nextRow >= 0 && nextRow < rows && nextColumn >= 0 && nextColumn < columns
    ? nextRow * columns + nextColumn
    : tube
}

/** Bends and junctions: drawn through on this side, dashed on the other. */
function Lines({ graph, side, place, circuitOf, shownCircuit }: EndViewProps & { place: Place }) {
  const joined = [
    ...graph.bends.map(pair => [...pair]),
    ...graph.junctions.flatMap(({ from, to }) => from.flatMap(one => to.map(other => [one, other]))),
  ] as TubeEnd[][]
  const isHere = ([one]: TubeEnd[]) => one!.side === side
  return [...joined.filter(pair => !isHere(pair)), ...joined.filter(isHere)].map(pair => {
    const [from, to] = pair.map(({ tube }) => place(tube))
    const isShown = shownCircuit !== undefined && circuitOf.get(pair[0]!.tube) === shownCircuit
    return (
      <path
        key={pair.map(({ tube, side: end }) => `${tube}${end}`).join()}
        className={isHere(pair) ? 'd-cu' : 'd-dim'}
        strokeWidth={isHere(pair) ? (isShown ? 5 : 3) : isShown ? 2 : 1}
        strokeDasharray={isHere(pair) ? undefined : '4 3'}
        d={`M${from!.x} ${from!.y}L${to!.x} ${to!.y}`}
      />
    )
  })
}

/** Inlets and outlets: a lead to the edge of the view. */
function Taps({ graph, place, side, width, circuitOf }: EndViewProps & { place: Place; width: number }) {
  const taps = [
    ...graph.inlets.map(end => ({ end, isInlet: true })),
    ...graph.outlets.map(end => ({ end, isInlet: false })),
  ]
  return taps.map(({ end, isInlet }) => {
    const { x, y } = place(end.tube)
    const isLeft = x < width / 2
    const edge = isLeft ? margin.side - 18 : width - margin.side + 18
    const number = circuitOf.get(end.tube)
    const letter = isInlet ? 'in' : 'out'
    return (
      <g key={`${end.tube}${end.side}`}>
        <path
          className={isInlet ? 'd-cold' : 'd-hot'}
          strokeDasharray={end.side === side ? undefined : '4 3'}
          d={`M${x} ${y}H${edge}`}
        />
        <text className="t-mid" fontSize="10.5" x={isLeft ? edge - 24 : edge + 24} y={y + 4}>
          {number === undefined ? letter : `${number} ${letter}`}
        </text>
      </g>
    )
  })
}

interface TubeProps extends EndViewProps {
  tube: number
  place: { x: number; y: number }
  onKeyDown(event: KeyboardEvent): void
}

function Tube({ graph, tube, place, at, from, marked, circuitOf, faceOf, onPick, onKeyDown }: TubeProps) {
  const { row, column } = rowAndColumn(graph.columns, tube)
  const isBlank = graph.blanks.includes(tube)
  const { text, said, colour } = faceOf(tube)
  const circuit = circuitOf.get(tube)
  const name = [
    `Tube ${column + 1} of row ${row + 1}`,
    isBlank ? 'blank' : circuit === undefined ? 'in no circuit' : `circuit ${circuit}`,
    said,
    marked.has(tube) ? 'a rule is broken' : '',
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot be drawn within a picture
    <g
      role="button"
      data-tube={tube}
      tabIndex={tube === at ? 0 : -1}
      aria-label={name.filter(Boolean).join(', ')}
      aria-pressed={tube === from}
      onClick={() => onPick(tube)}
      onKeyDown={onKeyDown}
    >
      {marked.has(tube) && (
        <circle className="d-hot" fill="none" cx={place.x} cy={place.y} r={radius + 4} strokeWidth="2" />
      )}
      {tube === from && (
        <circle className="d-cold" fill="none" cx={place.x} cy={place.y} r={radius + 3} strokeWidth="3" />
      )}
      <circle
        className={colour ? undefined : 'd-tube'}
        fill={colour?.fill}
        stroke="currentColor"
        strokeDasharray={isBlank ? '3 3' : undefined}
        cx={place.x}
        cy={place.y}
        r={radius}
      />
      <text
        className={colour ? undefined : 't-mid'}
        textAnchor="middle"
        fill={colour?.ink}
        fontSize="9.5"
        x={place.x}
        y={place.y + 3.4}
      >
        {isBlank ? '×' : text}
      </text>
    </g>
  )
}
