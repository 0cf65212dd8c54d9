import type { SheetText } from './sheetText'

interface CellProps {
  x: number
  y: number
  name: string
  value: string
  className: string
}

function Cell({ x, y, name, value, className }: CellProps) {
  return (
    <>
      <text className="t-2xs" x={x} y={y}>
        {name}
      </text>
      <text className={`${className} t-12`} x={x} y={y + 18}>
        {value}
      </text>
    </>
  )
}

/** Title block and parts list at the foot of the sheet. */
export function SheetTitleBlock({ text }: { text: SheetText }) {
  return (
    <>
      <rect className="d-paper" x="462" y="414" width="336" height="84" />
      <rect className="d-frame" x="462" y="414" width="336" height="84" />
      <path className="d-thin" d="M462 456h336M658 414v84M740 456v42M560 456v42" />
      <Cell x={470} y={428} name="Title" value={text.title} className="t-strong" />
      <Cell x={666} y={428} name="Model" value={text.model} className="t-strong" />
      <Cell x={470} y={470} name="Total capacity" value={text.capacity} className="t-ink" />
      <Cell x={568} y={470} name="Air Δp, wet" value={text.airPressureDrop} className="t-ink" />
      <Cell x={666} y={470} name="Fluid Δp" value={text.fluidPressureDrop} className="t-ink" />
      <Cell x={748} y={470} name="Units" value={text.units} className="t-ink" />
      {text.parts.map((part, index) => (
        <g key={part}>
          <text className="t-strong" x="42" y={444 + 20 * index}>
            {index + 1}
          </text>
          <text className="t-ink" x="58" y={444 + 20 * index}>
            {part}
          </text>
        </g>
      ))}
    </>
  )
}
