import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { FaceGrid } from '../../../../engine/segments/faceGrid'
import { percentsOf, sizeOfGrid, withPainted } from '../../../../shared/circuitry/profile/faceProfile'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { AsSent } from '../../../workbench/frame/AsSent'
import { useHydrated } from '../../useHydrated'
import { short } from '../canvas/sheet'
import { FacePicture } from './FacePicture'

interface FacePainterProps {
  grid: FaceGrid
  /** Flow that the brush gives, relative to 1. */
  brush: number
  onPaint(grid: FaceGrid): void
}

const size = { width: 264, height: 126 } as const
const steps = 9

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The face with its air: dragging paints; arrow keys walk, Enter and the space bar paint, plus and minus change. */
export function FacePainter({ grid, brush, onPaint }: FacePainterProps) {
  const { lines, parts } = sizeOfGrid(grid)
  const [at, setAt] = useState<readonly [number, number]>([0, 0])
  const box = useRef<SVGSVGElement>(null)
  // While a pointer paints, the parts that it has passed since the last drawing would be lost without this.
  const now = useRef(grid)
  now.current = grid
  const percents = percentsOf(grid)
  // Without script nothing can be painted: the page is sent with the picture alone.
  const isHydrated = useHydrated()
  const [wide, high] = [size.width / parts, size.height / lines]
  const isLettered = wide > 26 && high > 11
  const paint = (line: number, part: number, value: number) => {
    if (now.current[line]![part] === value) return
    now.current = withPainted(now.current, line, part, value)
    onPaint(now.current)
  }
  const touched = (event: PointerEvent) => {
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-part]')
    const [line, part] = (target?.getAttribute('data-part') ?? '').split(' ').map(Number)
    if (line === undefined || part === undefined || !box.current?.contains(target ?? null)) return
    setAt([line, part])
    paint(line, part, brush)
  }
  const go = (event: KeyboardEvent, line: number, part: number) => {
    const move = moves[event.key]
    if (move) {
      const next = [
        Math.min(lines - 1, Math.max(0, line + move[0])),
        Math.min(parts - 1, Math.max(0, part + move[1])),
      ] as const
      setAt(next)
      box.current?.querySelector<SVGGElement>(`[data-part="${next.join(' ')}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') paint(line, part, brush)
    else if (event.key === '+' || event.key === '-') {
      const step = event.key === '+' ? 0.1 : -0.1
      paint(line, part, Math.max(0, Math.round((grid[line]![part]! + step) * 100) / 100))
    } else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset
    <svg
      ref={box}
      className="cw-svg sg-face"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label="Air over the face, from the entering side: arrow keys walk, Enter paints, plus and minus change"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        touched(event)
      }}
      onPointerMove={event => event.buttons > 0 && touched(event)}
    >
      {!isHydrated && (
        <AsSent>
          {import.meta.env.SSR && (
            <FacePicture
              {...{ wide, high, isLettered }}
              parts={percents.flatMap((values, line) =>
                values.map((percent, part) => ({
                  ...{ x: part * wide, y: line * high },
                  ...{ shade: shadeOf(percent), text: formatNumber(percent, 0) },
                })),
              )}
            />
          )}
        </AsSent>
      )}
      {isHydrated &&
        percents.map((values, line) =>
          values.map((percent, part) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are named by their places
              key={`${line} ${part}`}
              {...{
                ...{ role: 'button', 'data-part': `${line} ${part}` },
                tabIndex: line === at[0] && part === at[1] ? 0 : -1,
                'aria-label': `Line ${line + 1} of ${lines} from the top, part ${part + 1} of ${parts} from the front, ${formatNumber(percent, 0)} % of the mean`,
                onKeyDown: (event: KeyboardEvent) => go(event, line, part),
              }}
            >
              <rect
                fillOpacity={shadeOf(percent)}
                x={short(part * wide)}
                y={short(line * high)}
                width={short(wide)}
                height={short(high)}
              />
              {isLettered && (
                <text x={short((part + 0.5) * wide)} y={short((line + 0.5) * high + 3.5)}>
                  {formatNumber(percent, 0)}
                </text>
              )}
            </g>
          )),
        )}
    </svg>
  )
}

/** The shade of a flow: its share of twice the mean, in steps, as the opacity of its part. */
const shadeOf = (percent: number) => short(Math.min(steps, Math.max(1, Math.ceil((percent / 200) * steps))) / steps)
