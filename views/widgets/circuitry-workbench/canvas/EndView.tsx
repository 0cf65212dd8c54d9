import { type KeyboardEvent, type MouseEvent, memo, useMemo } from 'react'
import { rowAndColumn } from '../../../../engine/circuitry/bundle'
import type { CircuitGraph, TubeSide } from '../../../../engine/circuitry/circuits'
import { feedSide } from '../../../../engine/circuitry/feedSide'
import { AsSent } from '../../../workbench/frame/AsSent'
import { useHydrated } from '../../useHydrated'
import { Halo, Lines } from './Lines'
import { type Sheet, sheetOf, short, tubeRadius, wideDepth } from './sheet'
import { Taps } from './Taps'
import { inkClass, type PicturedTube, TubePicture } from './TubePicture'
import type { TubeFace } from './tubeFace'
import { usePointer } from './usePointer'

interface EndViewProps {
  graph: CircuitGraph
  isStaggered: boolean
  /** Whether the coil is fed through inner tubes. */
  isFedInside: boolean
  side: TubeSide
  faceOf(tube: number): TubeFace
  /** Tubes that a rule names. */
  marked: ReadonlySet<number>
  /** The tube that has the focus, and the one that a bend begins at. */
  at: number
  from?: number
  /** Tubes that an edit is for; left out where nothing is edited. */
  chosen?: ReadonlySet<number>
  circuitOf: ReadonlyMap<number, number>
  shownCircuit?: number
  /** From row to row, in units of the picture; wide where left out. */
  depth?: number
  /** For a map among others: without the air and with the headers nearer. */
  isNarrow?: boolean
  /** A phone shows no numbers on the tubes, because they would be too small. */
  isBareOnPhone?: boolean
  /** Parts of the natural size; as wide as its place where left out. */
  scale?: number
  /** The air before each row and behind the last, with its unit. */
  air?: { unit: string; values: readonly string[] }
  onGo(tube: number): void
  onPick(tube: number, isAdded: boolean): void
  onKey(key: string, tube: number): boolean
  /** Tubes that were drawn over, one after another. */
  onPath?(tubes: readonly number[]): void
  /** A finger draws as well; else it moves the page. */
  isDrawnByFinger?: boolean
  onFrame?(tubes: readonly number[], isAdded: boolean): void
}

/** The tube sheet from one side: tubes, bends of this side, those of the other dashed, headers with their leads. */
export function EndView(props: EndViewProps) {
  const { graph, side, at, isStaggered, depth = wideDepth, scale, circuitOf, isNarrow } = props
  const { faceOf, shownCircuit } = props
  const sheet = useMemo(
    () => sheetOf({ graph, side, isStaggered, depth, isNarrow }),
    [graph, side, isStaggered, depth, isNarrow],
  )
  const endOf = useMemo(() => tapNames(graph, props.isFedInside), [graph, props.isFedInside])
  const { svg, line, ...pointer } = usePointer(sheet, { onPress: props.onGo, ...props })
  // Without script nothing can be done with a tube: the page is sent with their picture alone.
  const isHydrated = useHydrated()
  const onKeyDown = (event: KeyboardEvent) => {
    const tube = tubeOf(event)
    if (tube === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const next = nextTube(graph, side, tube, event.key)
    if (next !== undefined) {
      props.onGo(next)
      svg.current?.querySelector<SVGElement>(`[data-tube="${next}"]`)?.focus()
    }
    if (next !== undefined || props.onKey(event.key, tube)) event.preventDefault()
  }
  // A pointer picks when it is lifted; what has no pointer, such as a screen reader, clicks.
  const onClick = (event: MouseEvent) => {
    const tube = tubeOf(event)
    if (event.detail === 0 && tube !== undefined) props.onPick(tube, false)
  }
  const tubes = tubesOf(props, sheet, endOf)
  const picture = import.meta.env.SSR && <TubePicture tubes={tubes.filter(isPlain)} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset
    <svg
      ref={svg}
      className={`cw-svg${scale === undefined ? '' : ' cv-sized'}${props.isDrawnByFinger ? ' cv-draws' : ''}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width={scale === undefined ? sheet.width : sheet.width * scale}
      height={scale === undefined ? undefined : sheet.height * scale}
      role="group"
      aria-label={`Tubes from the ${side}, air from the ${sheet.airFromLeft ? 'left' : 'right'}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={event => {
        const tube = tubeOf(event)
        if (tube !== undefined && tube !== at) props.onGo(tube)
      }}
      {...pointer}
    >
      <Frame sheet={sheet} rows={graph.rows} air={props.air} isNarrow={isNarrow} />
      <Halo graph={graph} sheet={sheet} circuitOf={circuitOf} shownCircuit={shownCircuit} />
      <Taps {...{ graph, side, sheet, circuitOf, shownCircuit, faceOf, isFedInside: props.isFedInside }} />
      <Lines {...{ graph, side, sheet, circuitOf, shownCircuit, faceOf }} />
      {!isHydrated && <AsSent>{picture}</AsSent>}
      {tubes.map(tube => (isHydrated || !isPlain(tube)) && <Tube key={tube.tube} isAlive={isHydrated} {...tube} />)}
      <path ref={line} className="cv-drawn" />
    </svg>
  )
}

/** Where tubes are joined to a header, in words. */
function tapNames({ inlets, outlets }: CircuitGraph, isFedInside: boolean): ReadonlyMap<number, string> {
  return new Map([
    ...inlets.map(({ tube, side }) => [tube, `inlet at the ${feedSide(side, isFedInside)}`] as const),
    ...outlets.map(({ tube, side }) => [tube, `outlet at the ${side}`] as const),
  ])
}

/** What is known of each tube. */
function tubesOf(props: EndViewProps, sheet: Sheet, endOf: ReadonlyMap<number, string>) {
  const { graph, faceOf, circuitOf, shownCircuit, chosen } = props
  return numbersTo(graph.rows * graph.columns).map(tube => ({
    ...{ tube, ...rowAndColumn(graph.columns, tube), ...sheet.place(tube), ...inkOf(faceOf(tube)) },
    circuit: circuitOf.get(tube),
    end: endOf.get(tube),
    isBlank: graph.blanks.includes(tube),
    isBareOnPhone: props.isBareOnPhone,
    isAt: tube === props.at,
    isFrom: tube === props.from,
    isMarked: props.marked.has(tube),
    isChosen: chosen?.has(tube),
    isShown: shownCircuit !== undefined && circuitOf.get(tube) === shownCircuit,
  }))
}

/** Without objects, so that a tube whose face stays is not rendered anew. */
const inkOf = ({ text, said, colour }: TubeFace) => ({ text, said, step: colour?.step })

/** A tube that has nothing but its face and its circuit. */
const isPlain = (tube: Omit<TubeProps, 'isAlive'>) => !tube.isBlank && !tube.isFrom && !tube.isMarked && !tube.isChosen

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index)

function tubeOf({ target }: { target: EventTarget }): number | undefined {
  const found = target instanceof Element ? target.closest('[data-tube]')?.getAttribute('data-tube') : undefined
  return found === undefined || found === null ? undefined : Number(found)
}

/** The tube beside another in the direction of an arrow key, and the ends of its row. */
function nextTube({ rows, columns }: CircuitGraph, side: TubeSide, tube: number, key: string): number | undefined {
  const { row, column } = rowAndColumn(columns, tube)
  const toRear = side === 'front' ? 1 : -1
  const by: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-toRear, 0],
    ArrowRight: [toRear, 0],
    Home: [0, -column],
    End: [0, columns - 1 - column],
  }
  const move = by[key]
  if (!move) return undefined
  const [nextRow, nextColumn] = [row + move[0], column + move[1]]
  return nextRow >= 0 && nextRow < rows && nextColumn >= 0 && nextColumn < columns
    ? nextRow * columns + nextColumn
    : tube
}

interface FrameProps {
  sheet: Sheet
  rows: number
  air?: EndViewProps['air']
  isNarrow?: boolean
}

/** The fin block with the names of its rows, and the air before and behind it. */
const Frame = memo(function Frame({ sheet, rows, air, isNarrow }: FrameProps) {
  const { fins, airFromLeft, height } = sheet
  const pitch = fins.width / rows
  const at = (row: number) => (airFromLeft ? fins.x + row * pitch : fins.x + fins.width - row * pitch)
  const foot = fins.y + fins.height + 14
  return (
    <>
      <rect className="cv-fin" {...fins} />
      {numbersTo(rows).map(row => (
        <text key={row} className="t-mid t-ink" x={at(row + 0.5)} y={fins.y - 10}>
          {`Row ${row + 1}`}
        </text>
      ))}
      {!isNarrow && <Air sheet={sheet} />}
      {air && (
        <>
          <path className="d-thin" d={`M${fins.x} ${foot}h${fins.width}`} />
          <text className="t-end" x={fins.x - 24} y={height - 8}>
            {`Air, ${air.unit}`}
          </text>
          {air.values.map((value, row) => (
            <g key={at(row)}>
              <path className="d-thin" d={`M${at(row)} ${foot - 4}v8`} />
              <text
                className={`t-mid ${row === 0 ? 't-hot' : row === air.values.length - 1 ? 't-cold' : ''}`}
                x={at(row)}
                y={height - 8}
              >
                {value}
              </text>
            </g>
          ))}
        </>
      )}
    </>
  )
})

/** Arrows of the air before and behind the fin block. */
function Air({ sheet: { fins, airFromLeft, width } }: { sheet: Sheet }) {
  const heights = [0.25, 0.75].map(share => fins.y + share * fins.height)
  const tip = airFromLeft ? 'h24m-6 -4l6 4l-6 4' : 'h-24m6 -4l-6 4l6 4'
  const at = (x: number) => (airFromLeft ? x : width - x)
  const air = [
    { tone: 'hot', x: 4, middle: 20, text: 'Air in' },
    { tone: 'cold', x: width - 32, middle: width - 22, text: 'Air out' },
  ]
  return air.map(({ tone, x, middle, text }) => (
    <g key={tone}>
      <path className={`d-${tone}`} d={heights.map(y => `M${at(x)} ${y}${tip}`).join('')} />
      <text className={`t-${tone} t-mid`} x={at(middle)} y={heights[0]! - 10}>
        {text}
      </text>
    </g>
  ))
}

interface TubeProps extends PicturedTube {
  /** Whether it answers to pointer and keys. */
  isAlive: boolean
  row: number
  column: number
  said: string
  circuit: number | undefined
  /** Which header it is joined to, and where. */
  end: string | undefined
  isBlank: boolean
  isAt: boolean
  isFrom: boolean
  isMarked: boolean
  /** Undefined where tubes are not chosen. */
  isChosen: boolean | undefined
}

/** One tube. Its events are those of the picture, so that it is rendered anew only where something of it changes. */
const Tube = memo(function Tube(props: TubeProps) {
  const { tube, row, column, x, y, text, said, circuit, isBlank, isFrom, isMarked, isChosen } = props
  const step = isBlank ? undefined : props.step
  const name = [
    `Tube ${column + 1} of row ${row + 1}`,
    isBlank ? 'blank' : circuit === undefined ? 'in no circuit' : `circuit ${circuit}`,
    props.end,
    said,
    isFrom ? 'a bend begins here' : '',
    isMarked ? 'a rule is broken' : '',
  ]
  const states = [props.isShown && 'is-shown', isBlank && 'is-blank', isFrom && 'is-from']
  const button = {
    ...{ role: 'button', 'data-tube': tube, tabIndex: props.isAt ? 0 : -1 },
    'aria-label': name.filter(Boolean).join(', '),
    ...(isChosen !== undefined && { 'aria-pressed': isFrom || isChosen }),
  }
  return (
    <g
      className={['cv-tube', ...states.filter(Boolean)].join(' ')}
      transform={`translate(${short(x)} ${short(y)})`}
      {...(props.isAlive && button)}
    >
      {isMarked && <circle className="cv-mark" r={tubeRadius + 3.5} />}
      {(isFrom || isChosen) && <circle className="cv-choice" r={tubeRadius + 3} />}
      {/* Only this tube can have the focus. */}
      {props.isAt && <circle className="cv-ring" r={tubeRadius + 4} />}
      <circle className={step === undefined ? 'cv-none' : `t${step}`} r={tubeRadius} />
      {(isBlank || text) && <text className={inkClass(step, props.isBareOnPhone)}>{isBlank ? '×' : text}</text>}
    </g>
  )
})
