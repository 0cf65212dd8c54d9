import { Arrow } from '../Arrow'
import { Dimension } from '../Dimension'
import type { Point } from '../point'
import { connection, headersOf } from './header'
import { IsoCoil } from './IsoCoil'
import { line, projection } from './projection'
import { SheetFrame } from './SheetFrame'
import { SheetTitleBlock } from './SheetTitleBlock'
import { casing } from './shape'
import type { SheetText } from './sheetText'

const view = { origin: [238, 292], scale: 5.8 } as const
const p = projection(view)

/** The balloons of the parts list, each with the point of its part. */
const balloons: readonly { at: Point; to: Point }[] = [
  { at: [296, 64], to: [334.8, 154.2] },
  { at: [452, 98], to: [522.7, 190.2] },
  { at: [744, 378], to: [638.7, 287.6] },
]

function Balloon({ at, to, number }: { at: Point; to: Point; number: number }) {
  const distance = Math.hypot(to[0] - at[0], to[1] - at[1])
  const rim = [at[0] + ((to[0] - at[0]) * 11) / distance, at[1] + ((to[1] - at[1]) * 11) / distance] as const
  return (
    <>
      <path className="d-dim" d={line(rim, to)} />
      <circle className="d-arrow" cx={to[0]} cy={to[1]} r="2" />
      <circle className="d-balloon" cx={at[0]} cy={at[1]} r="11" />
      <text className="t-mid t-strong" x={at[0]} y={at[1] + 4}>
        {number}
      </text>
    </>
  )
}

function Dimensions({ text }: { text: SheetText }) {
  const { length, height, depth } = text.inches
  const right = length + casing
  return (
    <>
      <path className="d-dim" d={line(p(0, -2.4), p(0, -6.8)) + line(p(length, -2.4), p(length, -6.8))} />
      <Dimension from={p(0, -6.8)} to={p(length, -6.8)} text={text.length} />
      <path
        className="d-dim"
        d={
          line(p(right + 0.8, 0, depth), p(right + 8.4, 0, depth)) +
          line(p(right + 0.8, height, depth), p(right + 8.4, height, depth))
        }
      />
      <Dimension from={p(right + 8.4, 0, depth)} to={p(right + 8.4, height, depth)} text={text.height} />
      <path
        className="d-dim"
        d={
          line(p(right, height + casing + 1), p(right, height + casing + 6.4)) +
          line(p(right, height + casing + 1, depth), p(right, height + casing + 6.4, depth))
        }
      />
      <Dimension from={p(right, height + casing + 6.4)} to={p(right, height + casing + 6.4, depth)} text={text.depth} />
    </>
  )
}

function Streams({ text }: { text: SheetText }) {
  const { front, rear } = headersOf(text.inches)
  const out = connection(p, front)
  const into = connection(p, rear)
  return (
    <>
      {([236.3, 304.7, 373] as const).map((x, index) => (
        <Arrow key={x} tip={[x, 268.5 + 13.3 * index]} angle={-30} length={81.2} stream="hot" />
      ))}
      <text className="t-hot t-12" x="54" y="303">
        {text.airIn}
      </text>
      <text x="54" y="318">
        {text.airflow} in
      </text>
      <Arrow tip={[out[0] - 38.5, out[1] - 7.5]} angle={191} length={33.6} stream="hot" size={10} />
      <text className="t-hot t-12" x="71" y="67">
        {text.waterOut} out
      </text>
      <Arrow tip={[into[0] - 2.5, into[1] - 0.5]} angle={11} length={32.6} stream="cold" size={10} />
      <text className="t-cold t-12" x="45" y="184">
        {text.waterIn} in
      </text>
      <text x="45" y="168">
        {text.waterFlow} water
      </text>
      <text className="t-cold t-12" x="602" y="49">
        {text.airOut}
      </text>
      <text x="602" y="63">
        leaving air
      </text>
    </>
  )
}

/** The drawing sheet of a chilled-water coil. */
export function CoilSheet({ text }: { text: SheetText }) {
  const label =
    `Drawing sheet of ${text.title}, ${text.height} by ${text.length} (${text.units}), ${text.inches.rows} rows, with a ` +
    `cutaway showing copper tubes behind aluminum fins. Air ${text.airIn} in, ${text.airOut} out; water ${text.waterIn} in, ${text.waterOut} out.`
  return (
    <svg className="cw-svg cw-hero-svg" viewBox="0 0 820 520" role="img" aria-label={label}>
      <SheetFrame />
      {([441.9, 516, 590] as const).map((x, index) => (
        <Arrow key={x} tip={[x, 32.7 + 14.4 * index]} angle={-30} length={46.3} stream="cold" />
      ))}
      <IsoCoil view={view} shape={{ ...text.inches, tubes: 18, fins: 76 }} />
      <Streams text={text} />
      <Dimensions text={text} />
      {balloons.map(({ at, to }, index) => (
        <Balloon key={at[0]} at={at} to={to} number={index + 1} />
      ))}
      <SheetTitleBlock text={text} />
    </svg>
  )
}
