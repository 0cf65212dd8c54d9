import { TileDrawing } from './TileDrawing'

/** A coil wound around a stack. */
export function StackEconomizer() {
  return (
    <TileDrawing>
      <path className="d-line" d="M70 104h100" />
      <rect className="d-metal" x="98" y="4" width="44" height="100" />
      <rect className="d-finblk" x="88" y="26" width="64" height="5" />
      <rect className="d-finblk" x="88" y="36" width="64" height="5" />
      <rect className="d-finblk" x="88" y="46" width="64" height="5" />
      <rect className="d-finblk" x="88" y="56" width="64" height="5" />
      <rect className="d-finblk" x="88" y="66" width="64" height="5" />
      <rect className="d-finblk" x="88" y="76" width="64" height="5" />
      <path className="d-cu" d="M168 28.5h-80M152 28.5" />
      <path
        className="d-cu"
        d="M88 28.5c-12 0-12 10 0 10h64c12 0 12 10 0 10H88c-12 0-12 10 0 10h64c12 0 12 10 0 10H88c-12 0-12 10 0 10h80"
      />
      <path className="d-hot" d="M110 100v-8M120 100v-8M130 100v-8" />
      <path className="d-hot-f" d="M110 87l-3 6h6zM120 87l-3 6h6zM130 87l-3 6h6z" />
      <path className="d-cold" d="M198 28.5h-14" />
      <path className="d-cold-f" d="M174 28.5l9-4v8z" />
      <path className="d-hot" d="M172 78.5h16" />
      <path className="d-hot-f" d="M198 78.5l-9-4v8z" />
    </TileDrawing>
  )
}
