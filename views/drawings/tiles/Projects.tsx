import { TileDrawing } from './TileDrawing'

/** Projects on a time line. */
export function Projects() {
  return (
    <TileDrawing>
      <path className="ch-grid" d="M48 18v76M84 18v76M120 18v76M156 18v76M192 18v76" />
      <path className="d-thin" d="M40 94.5h160" />
      <rect className="d-soft-f" x="48" y="24" width="62" height="10" />
      <rect className="d-brand-f" x="74" y="41" width="70" height="10" />
      <rect className="d-cu-f" x="104" y="58" width="44" height="10" />
      <rect className="d-soft-f" x="126" y="75" width="58" height="10" />
      <path className="d-hot" d="M150 14v82" />
      <circle className="d-hot-f" cx="150" cy="14" r="3" />
    </TileDrawing>
  )
}
