/** Dimension lines of the drawing office: the text breaks the line, arrows end it. */

/** Room that a text of 11 px takes [px]. */
const widthOf = (text: string) => text.length * 6.2 + 8

interface AcrossProps {
  from: number
  to: number
  y: number
  /** Where the extension lines start. */
  base: number
  text: string
}

export function AcrossDimension({ from, to, y, base, text }: AcrossProps) {
  const middle = (from + to) / 2
  const half = widthOf(text) / 2
  const line = `M${from} ${y}H${middle - half}M${middle + half} ${y}H${to}`
  return (
    <>
      <path className="d-dim" d={`M${from} ${base}V${y + 4}M${to} ${base}V${y + 4}`} />
      <path className="d-dim" d={line} />
      <path className="d-arrow" d={`M${from} ${y}l6-1.8v3.6zM${to} ${y}l-6-1.8v3.6z`} />
      <text className="t-mid t-ink" x={middle} y={y + 4}>
        {text}
      </text>
    </>
  )
}

interface UpProps {
  from: number
  to: number
  x: number
  base: number
  text: string
}

/** A height; where it is too small for its text, the arrows point at it from outside and the text lies across. */
export function UpDimension({ from, to, x, base, text }: UpProps) {
  const middle = (from + to) / 2
  const half = widthOf(text) / 2
  const isTight = to - from < 2 * half + 14
  const beyond = x < base ? x - 4 : x + 4
  return (
    <>
      <path className="d-dim" d={`M${base} ${from}H${beyond}M${base} ${to}H${beyond}`} />
      {isTight ? (
        <>
          <path className="d-dim" d={`M${x} ${from - 11}V${from}M${x} ${to}V${to + 11}`} />
          <path className="d-arrow" d={`M${x} ${from}l-1.8-6h3.6zM${x} ${to}l-1.8 6h3.6z`} />
          <text className="t-mid t-ink t-halo" x={x} y={middle + 4}>
            {text}
          </text>
        </>
      ) : (
        <>
          <path className="d-dim" d={`M${x} ${from}V${middle - half}M${x} ${middle + half}V${to}`} />
          <path className="d-arrow" d={`M${x} ${from}l-1.8 6h3.6zM${x} ${to}l-1.8-6h3.6z`} />
          <text className="t-mid t-ink" transform={`translate(${x + 4} ${middle}) rotate(-90)`}>
            {text}
          </text>
        </>
      )}
    </>
  )
}
