import { useId } from 'react'
import type { Figure, FigureMark, Tone } from '../../shared/display/figure'
import { polyline, smoothLine } from '../../shared/display/plot'

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

/** A figure with its title and description for screen readers. */
export function FigureSvg({ figure }: { figure: Figure }) {
  const id = useId()
  return (
    <svg
      className="cw-svg"
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{figure.title}</title>
      <desc id={`${id}-desc`}>{figure.description}</desc>
      {figure.marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a figure have an order and no names
        <MarkSvg key={index} mark={mark} />
      ))}
    </svg>
  )
}

function MarkSvg({ mark }: { mark: FigureMark }) {
  switch (mark.kind) {
    case 'line': {
      const className = `${lines[mark.tone]}${mark.isDashed ? ' fg-dashed' : ''}`
      return <path className={className} d={mark.isSmooth ? smoothLine(mark.points) : polyline(mark.points)} />
    }
    case 'area':
      return <path className={`fg-${mark.tone}`} d={`${polyline(mark.points)}z`} />
    case 'cell': {
      const { step, at, width, height, text } = mark
      return (
        <>
          <rect className={`t${step} fg-cell`} x={at[0]} y={at[1]} width={width} height={height} />
          {text !== undefined && (
            <text className={`t-10 t-mid m-hide i${step}`} x={at[0] + width / 2} y={at[1] + height / 2 + 3.5}>
              {text}
            </text>
          )}
        </>
      )
    }
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
          x={mark.at[0]}
          y={mark.at[1]}
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
