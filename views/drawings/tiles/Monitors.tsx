import { TileDrawing } from './TileDrawing'

/** A gauge, a curve and bars. */
export function Monitors() {
  return (
    <TileDrawing>
      <rect className="d-finblk" x="34" y="18" width="76" height="76" />
      <rect className="d-finblk" x="118" y="18" width="88" height="34" />
      <rect className="d-finblk" x="118" y="60" width="88" height="34" />
      <path className="d-gauge" d="M47 62A25 25 0 0 1 64.3 38.2" />
      <path className="d-gauge d-gauge-b" d="M66 37.7A25 25 0 0 1 89.4 44" />
      <path className="d-gauge d-gauge-c" d="M90.6 45.3A25 25 0 0 1 97 62" />
      <path className="d-line" d="M72 62l13-14" />
      <circle className="d-cu-dot" cx="72" cy="62" r="3.5" />
      <path className="d-brand-l" d="M124 42l10-6 9 4 10-12 11 8 12-9 12 5 12-6" />
      <path className="d-soft-2" d="M124 86h76" />
      <rect className="d-soft-f" x="126" y="78" width="7" height="8" />
      <rect className="d-soft-f" x="137" y="72" width="7" height="14" />
      <rect className="d-soft-f" x="148" y="76" width="7" height="10" />
      <rect className="d-soft-f" x="159" y="68" width="7" height="18" />
      <rect className="d-soft-f" x="170" y="74" width="7" height="12" />
      <rect className="d-cu-f" x="181" y="66" width="7" height="20" />
      <rect className="d-soft-f" x="192" y="71" width="7" height="15" />
    </TileDrawing>
  )
}
