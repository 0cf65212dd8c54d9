import { TileDrawing } from './TileDrawing'

/** An economizer on the stack of a fire-tube boiler. */
export function PartnerEconomizer() {
  return (
    <TileDrawing>
      <rect className="d-metal" x="34" y="52" width="124" height="42" rx="8" />
      <ellipse className="d-finblk" cx="40" cy="73" rx="8" ry="21" />
      <circle className="d-hot-t2" cx="40" cy="76" r="8" />
      <path className="d-thin" d="M70 52v42M126 52v42" />
      <path className="d-line" d="M54 94v10M140 94v10M46 104h18M132 104h18" />
      <path className="d-metal" d="M132 52V40h26v12" />
      <rect className="d-finblk" x="126" y="16" width="38" height="24" />
      <path className="d-cu" d="M178 21h-48M130 28h36M178 35h-48" />
      <path className="d-metal" d="M134 16V4h22v12" />
      <path className="d-cold" d="M206 21h-12" />
      <path className="d-cold-f" d="M184 21l9-4v8z" />
      <path className="d-hot" d="M182 35h12" />
      <path className="d-hot-f" d="M204 35l-9-4v8z" />
      <path className="d-hot" d="M22 76h-8" />
      <path className="d-hot-f" d="M31 76l-9-4v8z" />
      <path className="d-soft" d="M80 62h36M80 70h36M80 78h36M80 86h36" />
    </TileDrawing>
  )
}
