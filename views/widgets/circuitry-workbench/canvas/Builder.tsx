import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CircuitGraph, TubeSide } from '../../../../engine/circuitry/circuits'
import { isFedInside } from '../../../../engine/geometry/fedInside'
import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { valuesByTube } from '../../../../shared/circuitry/facts/shownQuantities'
import { Segments } from '../../../workbench/inputs/Segments'
import { Study } from '../../../workbench/studies/Study'
import { useCircuitry } from '../useCircuitry'
import { Change } from './Change'
import { CircuitList } from './CircuitList'
import { EndView } from './EndView'
import { drawsByFinger } from './edits'
import { airOnSheet, facesOf, type Label, labelsFor } from './faces'
import { rangeOf } from './facts'
import { LateMisfit } from './LateMisfit'
import { Legend } from './Legend'
import { Rules } from './Rules'
import { wideDepth } from './sheet'
import { sides } from './sides'
import { ToolStrip } from './ToolStrip'
import { useCanvas } from './useCanvas'
import { Work } from './Work'

const views = [...sides, { value: 'both', label: 'Both' }] as const
type View = (typeof views)[number]['value']
const spacings = [
  { value: 'wide', label: 'Wide' },
  { value: 'scale', label: 'To scale' },
] as const
/** From tube to tube in the picture: rows to scale are so much apart as their pitch asks for. */
const toScale = ({ longitudinalPitch, transversePitch }: { longitudinalPitch: number; transversePitch: number }) =>
  (36 * longitudinalPitch) / transversePitch

const noFace = () => ({ text: '', said: '' })
const none: ReadonlyMap<number, number> = new Map()
const noTubes: ReadonlySet<number> = new Set()

/** Circuits that are shown instead of the drawn ones, with the tubes to mark in them. */
interface Preview {
  preview: CircuitGraph | undefined
  changed: ReadonlySet<number>
}
const nothingShown: Preview = { preview: undefined, changed: noTubes }

/** Draws the circuits of the coil: by dragging from tube to tube, by keys, and by patterns. */
export function Builder({ rating }: { rating: ShownRating }) {
  const { form, reader } = useCircuitry()
  const canvas = useCanvas(rating)
  const [view, setView] = useState<View>('front')
  const [spacing, setSpacing] = useState<(typeof spacings)[number]['value']>('wide')
  const [wanted, setLabel] = useState<Label>('fluid')
  const [{ preview, changed }, setPreview] = useState<Preview>(nothingShown)
  const sheets = useRef<HTMLDivElement>(null)
  const { scale, zoom, showAll } = useScale(sheets)
  const { graph, circuits } = canvas
  const { geometry } = form.input
  const labels = labelsFor(rating)
  const label = labels.some(({ value }) => value === wanted) ? wanted : 'fluid'
  const faceOf = useMemo(
    () => facesOf({ label, rating, graph, circuits, reader }),
    [label, rating, graph, circuits, reader],
  )
  const air = useMemo(() => airOnSheet(rating, reader), [rating, reader])
  // Circuits that nobody drew are made anew by the next rating: until then the last picture stands.
  if (!canvas.isFitting && form.input.circuits) return <LateMisfit />

  const shownSides: readonly TubeSide[] = view === 'both' ? ['front', 'rear'] : [view]
  const values = (label === 'fluid' || label === 'quality') && rating.solved && valuesByTube(rating.solved, label)
  const onKey = (key: string, tube: number) => {
    if (key === '+' || key === '-') zoom(key === '+' ? 1.25 : 0.8)
    else if (key === '0') showAll()
    else return canvas.key(key, tube)
    return true
  }
  return (
    <div className="cv">
      <ToolStrip canvas={canvas} onZoom={zoom} onFit={showAll} />
      <div className="cv-main">
        <div className="cv-top" role="toolbar" aria-label="Picture">
          <Segments label="Label" value={label} choices={labels} onChoose={setLabel} />
          <Segments
            label="Seen from"
            value={view}
            choices={views}
            onChoose={next => {
              setView(next)
              if (next !== 'both') canvas.setSide(next)
            }}
          />
          <Segments label="Row spacing" value={spacing} choices={spacings} onChoose={setSpacing} />
        </div>
        <Work
          canvas={canvas}
          rating={rating}
          preview={preview}
          onPreview={(next, tubes) => setPreview({ preview: next, changed: new Set(tubes) })}
        />
        <p className="cw-sm cv-said" role="status">
          {canvas.said || (
            <>
              Drag from tube to tube; with a finger, choose Draw circuit first.
              <span className="d-none d-md-inline"> Keys: arrows go, Enter joins, Del cuts, Esc stops.</span>
            </>
          )}
        </p>
        <div className="cv-sheets" ref={sheets}>
          {shownSides.map(side => (
            <EndView
              key={side}
              graph={preview ?? graph}
              isStaggered={geometry.tubePattern === 'Staggered'}
              isFedInside={isFedInside(form.input)}
              side={side}
              depth={spacing === 'wide' ? wideDepth : toScale(geometry)}
              scale={scale}
              faceOf={preview ? noFace : faceOf}
              marked={preview ? noTubes : canvas.marked}
              at={canvas.at}
              circuitOf={preview ? none : canvas.circuitOf}
              onGo={canvas.setAt}
              onKey={onKey}
              onPick={canvas.pick}
              {...(air && !preview && { air })}
              {...(preview
                ? { chosen: changed }
                : {
                    onPath: canvas.path,
                    isDrawnByFinger: drawsByFinger(canvas.tool),
                    onFrame: canvas.choose,
                    chosen: canvas.chosen,
                    ...(canvas.from === undefined ? {} : { from: canvas.from }),
                    ...(canvas.circuitOf.has(canvas.at) && { shownCircuit: canvas.circuitOf.get(canvas.at)! }),
                  })}
            />
          ))}
        </div>
        <div className="cv-foot">
          {values && <Legend name={label} range={rangeOf(values)} reader={reader} />}
          <Change rating={rating} />
        </div>
        <div className="cv-foot">
          <Rules canvas={canvas} />
        </div>
        <CircuitList canvas={canvas} />
        {rating.refusal !== undefined && <p className="cw-sm px-3">{rating.refusal}</p>}
      </div>
    </div>
  )
}

const clamped = (scale: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, scale))

/** The size of the picture: at first as wide as its place, within what can still be read and touched. */
function useScale(place: { current: HTMLDivElement | null }) {
  const [scale, setScale] = useState(1)
  const fitTo = (least: number) => {
    const box = place.current?.querySelector('svg')?.viewBox.baseVal
    if (!box || !place.current) return
    const { clientWidth } = place.current
    setScale(clamped(clientWidth / box.width, [least, 1.3]))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the picture is there and before it is seen or touched.
  useLayoutEffect(() => fitTo(0.8), [])
  return {
    scale,
    zoom: (by: number) => setScale(now => clamped(now * by, [0.2, 4])),
    showAll: () => fitTo(0.2),
  }
}

function Shown() {
  const { rated } = useCircuitry()
  return rated.rating && <Builder rating={rated.rating} />
}

export const BuilderPane = (pane: { viewSwitch: ReactNode }) => <Study name="Circuits" Shown={Shown} {...pane} />
