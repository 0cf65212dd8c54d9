import { useId } from 'react'
import type { Figure, FigureMark, Tone } from '../../shared/display/figure'
import { polyline, smoothLine } from '../../shared/display/plot'
import { useHydrated } from '../widgets/useHydrated'

type Cell = Extract<FigureMark, { kind: 'cell' }>

/** Classes of lines, dots and text by what they stand for; areas have `fg-` and their tone. */
const lines: Readonly<Record<Tone, string>> = {
  hot: 'ch-hot',
  cold: 'ch-cold',
  surface: 'fg-surface',
  limit: 'ch-dew',
  gain: 'ch-proc',
  loss: 'ch-axis',
  useful: 'ch-axis',
  axis: 'ch-axis',
  edge: 'fg-edge',
  grid: 'ch-grid',
  plain: 'ch-axis',
  faint: 'ch-grid',
}
const dots: Partial<Record<Tone, string>> = { hot: 'hot', cold: 'cold', surface: 'surf', gain: 'brand' }
const texts: Partial<Record<Tone, string>> = {
  hot: 't-hot',
  cold: 't-cold',
  surface: 't-surf',
  limit: 'fg-t-limit',
  gain: 'fg-t-gain',
}
const anchors = { left: '', center: 't-mid', right: 't-end' } as const

/** Whether a phone shows the figure at its size, in a frame that scrolls: fitted to the width, its text is too small. */
export const isWide = ({ width }: Figure) => width > 700

/** A figure with its title and description for screen readers. */
export function FigureSvg({ figure }: { figure: Figure }) {
  const id = useId()
  return (
    <svg
      className={`cw-svg${figure.isMap ? ' fg-map' : ''}${isWide(figure) ? ' is-wide' : ''}`}
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{figure.title}</title>
      <desc id={`${id}-desc`}>{figure.description}</desc>
      <Cells cells={figure.marks.filter(mark => mark.kind === 'cell')} />
      {drawnTogether(figure.marks).map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a figure have an order and no names
        <MarkSvg key={index} mark={mark} />
      ))}
    </svg>
  )
}

/** A place in a drawing, as short as the eye needs it [drawing units]. */
const short = (place: number) => Number(place.toFixed(1))

/** The cells of a map, below all else: those of one colour are one path, because a map may have hundreds. */
function Cells({ cells }: { cells: readonly Cell[] }) {
  const steps = [...new Set(cells.map(({ step }) => step))]
  const isHydrated = useHydrated()
  return (
    <>
      {steps.map(step => (
        <path key={step} className={`t${step} fg-cell`} d={stripsOf(cells.filter(cell => cell.step === step))} />
      ))}
      {/* The numbers of a map are hundreds: the page is sent without them. */}
      {isHydrated &&
        cells.map(
          ({ step, at: [x, y], width, height, text }) =>
            text !== undefined && (
              <text
                key={`${x} ${y}`}
                className={`t-10 t-mid m-hide i${step}`}
                x={short(x + width / 2)}
                y={short(y + height / 2 + 3.5)}
              >
                {text}
              </text>
            ),
        )}
    </>
  )
}

/** Boxes of one colour: those beside each other as one, with the borders between them. */
function stripsOf(cells: readonly Cell[]): string {
  const strips: Cell[][] = []
  for (const cell of cells) {
    const last = strips.at(-1)?.at(-1)
    const isBeside = last && near(last.at[0] + last.width, cell.at[0]) && last.at[1] === cell.at[1]
    if (isBeside && last.height === cell.height) strips.at(-1)!.push(cell)
    else strips.push([cell])
  }
  return strips
    .map(strip => {
      const { at, height } = strip[0]!
      const [x, y] = at.map(short)
      const width = strip.reduce((sum, cell) => sum + cell.width, 0)
      const borders = strip.slice(1).map(cell => `M${short(cell.at[0])} ${y}v${short(height)}`)
      return `M${x} ${y}h${short(width)}v${short(height)}h${short(-width)}z${borders.join('')}`
    })
    .join('')
}

const near = (one: number, other: number) => Math.abs(one - other) < 0.01

/** Lines and areas of one look, one after the other: one path. */
interface Lines {
  kind: 'lines'
  look: string
  paths: string[]
}

type Drawn = Lines | Extract<FigureMark, { kind: 'dot' | 'text' }>

/** The marks in their order, without the cells, neighbours that look alike as one: a figure may have hundreds of lines. */
function drawnTogether(marks: readonly FigureMark[]): Drawn[] {
  const drawn: Drawn[] = []
  for (const mark of marks) {
    if (mark.kind === 'cell') continue
    const last = drawn.at(-1)
    if (mark.kind !== 'line' && mark.kind !== 'area') drawn.push(mark)
    else if (last?.kind === 'lines' && last.look === lookOf(mark)) last.paths.push(pathOf(mark))
    else drawn.push({ kind: 'lines', look: lookOf(mark), paths: [pathOf(mark)] })
  }
  return drawn
}

type Line = Extract<FigureMark, { kind: 'line' | 'area' }>

const lookOf = (mark: Line) =>
  mark.kind === 'area' ? `fg-${mark.tone}` : `${lines[mark.tone]}${mark.isDashed ? ' fg-dashed' : ''}`

function pathOf(mark: Line): string {
  if (mark.kind === 'area') return `${polyline(mark.points)}z`
  return mark.isSmooth ? smoothLine(mark.points) : polyline(mark.points)
}

function MarkSvg({ mark }: { mark: Drawn }) {
  switch (mark.kind) {
    case 'lines':
      return <path className={mark.look} d={mark.paths.join('')} />
    case 'dot':
      return <circle className={`ch-pt ${dots[mark.tone] ?? ''}`} cx={mark.at[0]} cy={mark.at[1]} r="3.4" />
    case 'text':
      return (
        <text
          className={[
            't-10',
            texts[mark.tone] ?? '',
            mark.isBold && !texts[mark.tone] ? 'fg-bold' : '',
            anchors[mark.align],
          ]
            .filter(Boolean)
            .join(' ')}
          x={short(mark.at[0])}
          y={short(mark.at[1])}
        >
          {mark.text}
        </text>
      )
  }
}

/** The numbers of a figure. */
export function FigureValues({ figure: { table, title } }: { figure: Figure }) {
  return (
    <table className="cw-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {table.heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has the place of its column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
