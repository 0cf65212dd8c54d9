import { memo } from 'react'
import type { TubeEnd, TubeSide } from '../../../../engine/circuitry/circuits'
import { feedSide } from '../../../../engine/circuitry/feedSide'
import { isTube } from '../../../../engine/circuitry/tubeEnds'
import { Arrow, type OnSheet, onePath } from './Lines'
import { short } from './sheet'
import type { TubeFace } from './tubeFace'

interface TapsProps extends OnSheet {
  side: TubeSide
  faceOf(tube: number): TubeFace
  /** Whether it is fed through inner tubes. */
  isFedInside: boolean
}

const bar = 12

/** The headers, with the leads of the inlets and outlets; those at the other end of the coil dashed. */
export const Taps = memo(function Taps(props: TapsProps) {
  const { sheet } = props
  const { fins, header, headerNames } = sheet
  // Beside each other the names of the headers take two lines.
  const areBeside = header.inlet < fins.x === header.outlet < fins.x
  return (
    <>
      {(['inlet', 'outlet'] as const).map(kind => (
        <g key={kind}>
          <Leads {...props} kind={kind} />
          <rect className="d-cu-fill" x={header[kind] - bar / 2} y={fins.y} width={bar} height={fins.height} rx="4" />
          <text className="t-mid t-ink" x={header[kind]} y={fins.y - (areBeside && kind === 'outlet' ? 24 : 10)}>
            {headerNames[kind]}
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
  isFedInside,
  kind,
}: TapsProps & { kind: 'inlet' | 'outlet' }) {
  const ends: readonly TubeEnd[] = (kind === 'inlet' ? graph.inlets : graph.outlets).filter(({ tube }) =>
    isTube(graph, tube),
  )
  const x = sheet.header[kind]
  const leads = ends.map(({ tube, side: end }) => {
    const { x: from, y } = sheet.place(tube)
    const circuit = circuitOf.get(tube)
    const toTubes = Math.sign(from - x)
    return {
      ...{
        key: `${tube}${end}`,
        circuit,
        isFar: feedSide(end, isFedInside && kind === 'inlet') !== side,
        stroke: faceOf(tube).colour?.fill,
      },
      d: `M${short(from)} ${short(y)}H${short(x)}`,
      flag: { x: x + toTubes * 20, y },
      outside: { x: x + toTubes * 46, y },
      isShown: shownCircuit !== undefined && circuit === shownCircuit,
    }
  })
  const flags = kind === 'inlet' ? leads.filter(({ circuit }) => circuit !== undefined) : []
  return (
    <>
      {['', ' is-far'].map(far =>
        onePath(
          leads.filter(({ isFar }) => isFar === (far !== '')),
          ({ stroke }) => stroke,
          ({ d }) => d,
        ).map(({ of, d }) => <path key={of ?? ''} className={`cv-lead is-${kind}${far}`} stroke={of} d={d} />),
      )}
      {leads
        .filter(({ isShown }) => isShown)
        .map(({ key, flag, outside }) => (
          <Arrow key={key} from={kind === 'inlet' ? flag : outside} to={kind === 'inlet' ? outside : flag} />
        ))}
      {onePath(
        flags,
        ({ isShown }) => isShown,
        ({ flag }) => `M${short(flag.x)} ${short(flag.y)}h0`,
      ).map(({ of, d }) => (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the names of the tubes say it.
        <g key={String(of)} className={of ? 'cv-flag is-shown' : 'cv-flag'} aria-hidden="true">
          <path className="cv-flag-edge" d={d} />
          <path d={d} />
          {flags
            .filter(({ isShown }) => isShown === of)
            .map(({ key, circuit, flag }) => (
              <text key={key} x={short(flag.x)} y={short(flag.y + 3.4)}>
                {circuit}
              </text>
            ))}
        </g>
      ))}
    </>
  )
}
