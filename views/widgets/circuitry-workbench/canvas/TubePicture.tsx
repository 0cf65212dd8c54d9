import { across, type Point, short, tubeRadius } from './sheet'

export interface PicturedTube extends Point {
  tube: number
  text: string
  /** Of the colours; undefined for a tube without one. */
  step: number | undefined
  isShown: boolean
  isBareOnPhone: boolean | undefined
}

/** The class of the number on a tube. */
export const inkClass = (step: number | undefined, isBareOnPhone = false) =>
  `${step === undefined ? 't-ink' : `i${step}`}${isBareOnPhone ? ' m-hide' : ''}`

/** Tubes to look at, each a dot with a border: in few elements, as the page is sent, and to the eye as `Tube`. */
export function TubePicture({ tubes }: { tubes: readonly PicturedTube[] }) {
  return (
    <g strokeLinecap="round" strokeDasharray={`0 ${across}`}>
      {[false, true].map(isShown => (
        <Dots key={String(isShown)} isShown={isShown} tubes={tubes.filter(tube => tube.isShown === isShown)} />
      ))}
      <g className="cv-tube">
        {byStep(tubes).map(([step, alike]) => (
          <text key={String(step)} className={inkClass(step, alike[0]?.isBareOnPhone)}>
            {alike.map(({ tube, x, y, text }) => (
              <tspan key={tube} x={short(x)} y={short(y)}>
                {text}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </g>
  )
}

function Dots({ tubes, isShown }: { tubes: readonly PicturedTube[]; isShown: boolean }) {
  const border = isShown ? 2.4 : 1
  return (
    <>
      <path
        stroke={`var(--cw-${isShown ? 'brand' : 'draw-line'})`}
        strokeWidth={2 * tubeRadius + border}
        d={columnsOf(tubes)}
      />
      <g strokeWidth={2 * tubeRadius - border}>
        {byStep(tubes).map(([step, alike]) => (
          <path key={String(step)} stroke={`var(--cw-${step ? `t${step}` : 'draw-sheet'})`} d={columnsOf(alike)} />
        ))}
      </g>
    </>
  )
}

function byStep(tubes: readonly PicturedTube[]): [number | undefined, PicturedTube[]][] {
  const steps = [...new Set(tubes.map(({ step }) => step))]
  return steps.map(step => [step, tubes.filter(tube => tube.step === step)])
}

/** Dots below each other at the pitch of the tubes: a line of which the dashes are the dots, the last one included. */
function columnsOf(places: readonly Point[]): string {
  const columns: { x: number; y: number; end: number }[] = []
  for (const { x, y } of places) {
    const last = columns.at(-1)
    if (last?.x === x && last.end + across === y) last.end = y
    else columns.push({ x, y, end: y })
  }
  return columns.map(({ x, y, end }) => `M${short(x)} ${short(y)}v${short(end - y + 1)}`).join('')
}
