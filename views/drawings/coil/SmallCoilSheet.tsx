import { Arrow } from '../Arrow'
import { Dimension } from '../Dimension'
import { IsoCoil } from './IsoCoil'
import { line, projection } from './projection'
import { SheetGrid } from './SheetFrame'
import type { SheetText } from './sheetText'

const view = { origin: [92, 164], scale: 3.2 } as const
const p = projection(view)

/** The drawing sheet at the width of a phone: fewer tubes and fins, and only the figures that fit. */
export function SmallCoilSheet({ text }: { text: SheetText }) {
  const { length } = text.inches
  const label = `Drawing of ${text.title} with a cutaway showing copper tubes behind aluminum fins. Air ${text.airIn} in, ${text.airOut} out.`
  const cells = [
    { x: 18, name: 'Model', value: text.model },
    { x: 160, name: 'Total', value: text.capacity },
    { x: 264, name: 'Air Δp', value: text.airPressureDrop },
  ]
  return (
    <svg className="cw-svg cw-hero-svg" viewBox="0 0 358 300" role="img" aria-label={label}>
      <rect className="d-paper" width="358" height="300" />
      <SheetGrid x={8} y={8} width={342} height={284} step={24} />
      <rect className="d-frame-soft" x=".5" y=".5" width="357" height="299" />
      <rect className="d-frame" x="8" y="8" width="342" height="284" />
      <Arrow tip={[203, 12.1]} angle={-30} length={35.1} stream="cold" size={9} />
      <Arrow tip={[253.3, 21.9]} angle={-30} length={35.1} stream="cold" size={9} />
      <IsoCoil view={view} shape={{ ...text.inches, tubes: 12, fins: 40 }} />
      <Arrow tip={[91.1, 151.1]} angle={-30} length={48} stream="hot" size={9} />
      <Arrow tip={[144.5, 161.4]} angle={-30} length={48} stream="hot" size={9} />
      <text className="t-hot" x="18" y="193">
        {text.airIn}
      </text>
      <text className="t-cold" x="261" y="25">
        {text.airOut}
      </text>
      <path className="d-dim" d={line(p(0, -2.4), p(0, -9)) + line(p(length, -2.4), p(length, -9))} />
      <Dimension from={p(0, -9)} to={p(length, -9)} text={text.length} />
      <rect className="d-paper" x="8" y="248" width="342" height="44" />
      <rect className="d-frame" x="8" y="248" width="342" height="44" />
      <path className="d-thin" d="M150 248v44M254 248v44" />
      {cells.map(({ x, name, value }) => (
        <g key={name}>
          <text className="t-10" x={x} y="265">
            {name}
          </text>
          <text className="t-strong" x={x} y="282">
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}
