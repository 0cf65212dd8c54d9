import { bendLines, type CoilSheet, finLines, stubLines } from './sheet'

interface FrontViewProps {
  front: CoilSheet['front']
  tubesHigh: number
  warmIn: boolean
}

/** The coil seen with the air at your back. Drawn right hand; the sheet turns it over for a left hand coil. */
export function FrontView({ front: { casing, fins }, tubesHigh, warmIn }: FrontViewProps) {
  const end = casing.x + casing.width
  const header = end + 7.6
  const stub = header + 8
  const [outlet, inlet] = [casing.y + 15.4, casing.y + casing.height - 15.4]
  const [into, out] = warmIn ? ['hot', 'cold'] : ['cold', 'hot']
  return (
    <>
      <rect className="d-metal" {...casing} />
      <rect className="d-finblk" {...fins} />
      <path className="d-fin" d={finLines(fins, 3)} />
      <path className="d-cu-thin" d={bendLines(fins, casing.x, Math.min(Math.floor(tubesHigh / 2), 11))} />
      <path className="d-cu-thin" d={stubLines(fins, end, Math.min(tubesHigh, 18))} />
      <rect className="d-cu-fill" x={header} y={casing.y + 3.4} width="8" height={casing.height - 6.8} rx="2.5" />
      <rect className="d-cu-fill" x={stub} y={outlet - 4} width="14" height="8" />
      <rect className="d-cu-fill" x={stub} y={inlet - 4} width="14" height="8" />
      <path className={`d-${out}`} d={`M${stub + 18} ${outlet}h11`} />
      <path className={`d-${out}-f`} d={`M${stub + 34} ${outlet}l-7-3.5v7z`} />
      <path className={`d-${into}`} d={`M${stub + 34} ${inlet}h-10`} />
      <path className={`d-${into}-f`} d={`M${stub + 18} ${inlet}l7-3.5v7z`} />
    </>
  )
}
