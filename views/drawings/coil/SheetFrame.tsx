const round = (value: number) => Math.round(value * 10) / 10
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Grid lines inside a rectangle, `step` apart. */
export function SheetGrid(box: { x: number; y: number; width: number; height: number; step: number }) {
  const { x, y, width, height, step } = box
  const across = range(Math.floor(width / step)).map(index => `M${x + (index + 1) * step} ${y}v${height}`)
  const down = range(Math.floor(height / step)).map(index => `M${x} ${y + (index + 1) * step}h${width}`)
  return <path className="d-grid" d={[...across, ...down].join('')} />
}

const left = 22
const top = 22
const width = 776
const height = 476
const columns = range(8)
const letters = ['A', 'B', 'C', 'D', 'E']

/** A drawing sheet of 820 by 520 with its zones. */
export function SheetFrame() {
  const column = width / columns.length
  const row = height / letters.length
  const ticks = [
    ...columns.slice(1).map(index => `M${left + index * column} 6v16M${left + index * column} ${top + height}v16`),
    ...letters
      .slice(1)
      .map(
        (_, index) => `M6 ${round(top + (index + 1) * row)}h16M${left + width} ${round(top + (index + 1) * row)}h16`,
      ),
  ]
  return (
    <>
      <rect className="d-paper" width="820" height="520" />
      <SheetGrid x={left} y={top} width={width} height={height} step={28} />
      <rect className="d-frame-soft" x=".5" y=".5" width="819" height="519" />
      <rect className="d-frame" x={left} y={top} width={width} height={height} />
      <path className="d-thin" d={ticks.join('')} />
      {columns.map(index =>
        [14.5, 512.5].map(y => (
          <text key={`${index}-${y}`} className="t-2xs t-mid" x={left + (index + 0.5) * column} y={y}>
            {index + 1}
          </text>
        )),
      )}
      {letters.map((letter, index) =>
        [11, 809].map(x => (
          <text key={`${letter}-${x}`} className="t-2xs t-mid" x={x} y={round(top + (index + 0.5) * row + 3.5)}>
            {letter}
          </text>
        )),
      )}
    </>
  )
}
