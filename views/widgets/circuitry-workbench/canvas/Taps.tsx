import { memo } from 'react'
import type { TubeEnd, TubeSide } from '../../../../engine/circuitry/circuits'
import { isTube } from '../../../../engine/circuitry/tubeEnds'
import { Arrow, type OnSheet } from './Lines'
import type { TubeFace } from './tubeFace'

interface TapsProps extends OnSheet {
  side: TubeSide
  faceOf(tube: number): TubeFace
}

const bar = 12

/** The headers, with the leads of the inlets and outlets; those at the other end of the coil dashed. */
export const Taps = memo(function Taps(props: TapsProps) {
  const { sheet } = props
  const { fins, header } = sheet
  // Beside each other the names of the headers take two lines.
  const areBeside = header.inlet < fins.x === header.outlet < fins.x
  return (
    <>
      {(['inlet', 'outlet'] as const).map(kind => (
        <g key={kind}>
          <Leads {...props} kind={kind} />
          <rect className="d-cu-fill" x={header[kind] - bar / 2} y={fins.y} width={bar} height={fins.height} rx="4" />
          <text className="t-mid t-ink" x={header[kind]} y={fins.y - (areBeside && kind === 'outlet' ? 24 : 10)}>
            {kind === 'inlet' ? 'Inlet header' : 'Outlet header'}
          </text>
        </g>
      ))}
    </>
  )
})

function Leads({
  graph,
  sheet,
  side,
  circuitOf,
  shownCircuit,
  faceOf,
  kind,
}: TapsProps & { kind: 'inlet' | 'outlet' }) {
  const ends: readonly TubeEnd[] = (kind === 'inlet' ? graph.inlets : graph.outlets).filter(({ tube }) =>
    isTube(graph, tube),
  )
  const x = sheet.header[kind]
  return ends.map(({ tube, side: end }) => {
    const place = sheet.place(tube)
    const circuit = circuitOf.get(tube)
    const isShown = shownCircuit !== undefined && circuit === shownCircuit
    const flag = { x: x + Math.sign(place.x - x) * 20, y: place.y }
    const outside = { x: x + Math.sign(place.x - x) * 46, y: place.y }
    return (
      <g key={`${tube}${end}`}>
        <path
          className={`cv-lead ${kind === 'inlet' ? 'is-inlet' : 'is-outlet'}${end === side ? '' : ' is-far'}`}
          stroke={faceOf(tube).colour?.fill}
          d={`M${place.x} ${place.y}H${x}`}
        />
        {isShown && (kind === 'inlet' ? <Arrow from={flag} to={outside} /> : <Arrow from={outside} to={flag} />)}
        {kind === 'inlet' && circuit !== undefined && (
          <g className={isShown ? 'cv-flag is-shown' : 'cv-flag'}>
            <circle cx={flag.x} cy={flag.y} r="8.5" />
            <text className="t-mid t-10" x={flag.x} y={flag.y + 3.4}>
              {circuit}
            </text>
          </g>
        )}
      </g>
    )
  })
}
