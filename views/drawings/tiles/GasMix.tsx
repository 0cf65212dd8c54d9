import { TileDrawing } from './TileDrawing'

/** Two gas streams that mix, with their components. */
export function GasMix() {
  return (
    <TileDrawing>
      <path className="d-metal" d="M20 22h36l18 18h30v32H74L56 90H20V70h28l12-14-12-14H20z" />
      <path className="d-line" d="M20 42h28l12 14-12 14H20" />
      <circle className="d-hot-f" cx="28" cy="32" r="2.6" />
      <circle className="d-hot-f" cx="38" cy="30" r="2.6" />
      <circle className="d-hot-f" cx="50" cy="34" r="2.6" />
      <circle className="d-cold-f" cx="28" cy="80" r="2.6" />
      <circle className="d-cold-f" cx="40" cy="82" r="2.6" />
      <circle className="d-cold-f" cx="52" cy="78" r="2.6" />
      <circle className="d-hot-f" cx="72" cy="50" r="2.6" />
      <circle className="d-cold-f" cx="80" cy="60" r="2.6" />
      <circle className="d-cold-f" cx="90" cy="50" r="2.6" />
      <circle className="d-hot-f" cx="92" cy="63" r="2.6" />
      <circle className="d-cold-f" cx="74" cy="64" r="2.6" />
      <circle className="d-hot-f" cx="98" cy="55" r="2.6" />
      <path className="d-hot" d="M110 56h8" />
      <path className="d-hot-f" d="M127 56l-9-4v8z" />
      <text className="t-10 t-end" x="157" y="35.5">
        N₂
      </text>
      <rect className="d-soft-f" x="163" y="27" width="62" height="10" />
      <text className="t-10 t-end" x="157" y="52.5">
        CO₂
      </text>
      <rect className="d-hot-f" x="163" y="44" width="34" height="10" />
      <text className="t-10 t-end" x="157" y="69.5">
        H₂O
      </text>
      <rect className="d-cold-f" x="163" y="61" width="26" height="10" />
      <text className="t-10 t-end" x="157" y="86.5">
        O₂
      </text>
      <rect className="d-cu-f" x="163" y="78" width="14" height="10" />
      <path className="d-thin" d="M162.5 20v72" />
    </TileDrawing>
  )
}
