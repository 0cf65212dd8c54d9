import { type Box, bendLines, type CoilSheet, finLines } from './sheet'

interface PlanViewProps {
  plan: CoilSheet['plan']
  rows: readonly number[]
  isAirHot: boolean
}

/** The coil from above, the air coming from below. */
export function PlanView({ plan: { casing, fins }, rows, isAirHot }: PlanViewProps) {
  const end = casing.x + casing.width
  const header = end + 11
  const stream = isAirHot ? 'hot' : 'cold'
  const bottom = casing.y + casing.height
  // The fluid runs against the air: it comes in at the last row and leaves at the first.
  const headers = rows.length > 1 ? [rows[0] ?? 0, rows.at(-1) ?? 0] : [rows[0] ?? 0]
  return (
    <>
      <rect className="d-metal" {...casing} />
      <rect className="d-finblk" {...fins} />
      <path className="d-fin" d={finLines(fins, 6)} />
      <path className="d-center" d={rows.map(y => `M${casing.x - 10} ${y.toFixed(1)}H${header.toFixed(1)}`).join('')} />
      <path className="d-cu-thin" d={bendLines(fins, casing.x, Math.max(1, Math.floor(rows.length / 2)))} />
      {headers.map(y => (
        <g key={y}>
          <circle className="d-cu-fill" cx={header} cy={y} r="4.6" />
          <rect className="d-cu-fill" x={header + 4.6} y={y - 4} width="14" height="8" />
        </g>
      ))}
      {arrowsAcross(fins).map(x => (
        <g key={x}>
          <path className={`d-${stream}`} d={`M${x} ${bottom + 22}v-11`} />
          <path className={`d-${stream}-f`} d={`M${x} ${bottom + 5}l-3.5 7h7z`} />
        </g>
      ))}
    </>
  )
}

function arrowsAcross({ x, width }: Box): number[] {
  return [0.1, 0.3, 0.5, 0.7, 0.9].map(share => Number((x + share * width).toFixed(1)))
}
