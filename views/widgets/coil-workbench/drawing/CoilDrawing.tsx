import type { CoilInput, CoilRating } from '../../../../engine/coils/coil'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { AcrossDimension, UpDimension } from './Dimension'
import { FrontView } from './FrontView'
import { PlanView } from './PlanView'
import { coilSheet, sheet } from './sheet'

interface CoilDrawingProps {
  rating: CoilRating
  input: CoilInput
  reader: Reader
}

const grid = [
  ...Array.from({ length: 13 }, (_, line) => `M${26 * (line + 1)} 0V${sheet.height}`),
  ...Array.from({ length: 11 }, (_, line) => `M0 ${26 * (line + 1)}H${sheet.width}`),
].join('')

/** The coil in two views to one scale, with the sizes that it is ordered by. */
export function CoilDrawing({ rating, input, reader }: CoilDrawingProps) {
  const { geometry, application } = input
  const { construction: made, fluid } = rating
  const { front, plan, rows } = coilSheet(input, rating)
  const isLeft = geometry.hand === 'Left'
  const isCooling = application === 'Cooling'
  const length = (value: number) => reader.number(value, 'length')
  const t = (value: number) => reader.number(value, 'temperature')
  // A left hand coil is the right hand one turned over; its words are not.
  const at = (x: number) => (isLeft ? sheet.width - x : x)
  const turned = isLeft ? `translate(${sheet.width} 0) scale(-1 1)` : undefined
  const end = front.casing.x + front.casing.width
  const below = front.casing.y + front.casing.height
  const beside = isLeft ? 't-end' : ''
  const [into, out] = isCooling ? ['cold', 'hot'] : ['hot', 'cold']
  const [finFrom = 0, finTo = 0] = [at(front.fins.x), at(front.fins.x + front.fins.width)].sort((a, b) => a - b)
  const [from = 0, to = 0] = [at(front.casing.x), at(end + 29.6)].sort((a, b) => a - b)
  const dimension = at(front.casing.x - 30)
  const base = at(front.casing.x - 11)
  const words = [
    `Coil drawing, front and plan. Finned height ${length(geometry.finnedHeight)}, finned length ${length(geometry.finnedLength)}`,
    `overall length ${length(made.overallLength)}, casing depth ${length(made.casingDepth)} ${reader.label('length')}`,
    `${geometry.hand.toLowerCase()} hand connections.`,
  ]
  return (
    <svg className="cw-svg" viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={words.join(', ')}>
      <path className="d-grid" d={grid} />
      <g transform={turned}>
        <FrontView front={front} tubesHigh={made.tubesHigh} warmIn={!isCooling} />
        <PlanView plan={plan} rows={rows} isAirHot={isCooling} />
      </g>
      <text className="t-10" x={Math.min(at(front.casing.x), at(end))} y={front.casing.y - 9}>
        Front, entering air side
      </text>
      <text className={`t-${out} ${beside}`} x={at(end + 34)} y={front.casing.y + 33}>
        {t(fluid.leavingTemperature)}
      </text>
      <text className={`t-10 ${beside}`} x={at(end + 34)} y={front.casing.y + 45}>
        out, {reader.label('temperature')}
      </text>
      <text className={`t-${into} ${beside}`} x={at(end + 34)} y={below - 38}>
        {t(fluid.enteringTemperature)}
      </text>
      <text className={`t-10 ${beside}`} x={at(end + 34)} y={below - 26}>
        in, {reader.label('temperature')}
      </text>
      <AcrossDimension
        from={finFrom}
        to={finTo}
        y={below + 15}
        base={below + 2}
        text={`FL ${length(geometry.finnedLength)}`}
      />
      <AcrossDimension from={from} to={to} y={below + 34} base={below + 2} text={length(made.overallLength)} />
      <UpDimension
        from={front.fins.y}
        to={front.fins.y + front.fins.height}
        x={dimension}
        base={base}
        text={`FH ${length(geometry.finnedHeight)}`}
      />
      <UpDimension
        from={plan.casing.y}
        to={plan.casing.y + plan.casing.height}
        x={dimension}
        base={base}
        text={length(made.casingDepth)}
      />
      <text className="t-10" x={Math.min(at(plan.casing.x), at(end))} y={plan.casing.y + plan.casing.height + 36}>
        Plan
      </text>
      <text className="t-10 t-end" x={Math.max(at(plan.casing.x), at(end))} y={plan.casing.y + plan.casing.height + 36}>
        {`Air ${t(rating.air.entering.dryBulb)} / ${t(rating.air.entering.wetBulb)} ${reader.label('temperature')}`}
      </text>
    </svg>
  )
}
