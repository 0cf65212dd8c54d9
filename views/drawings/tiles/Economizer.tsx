import { TileDrawing } from './TileDrawing'

/** A boiler economizer: a finned coil between two ducts, heated from below. */
export function Economizer({ viewBox }: { viewBox?: string }) {
  return (
    <TileDrawing viewBox={viewBox}>
      <path className="d-metal" d="M86 104l10-16h48l10 16z" />
      <rect className="d-finblk" x="88" y="28" width="64" height="60" />
      <path className="d-metal" d="M98 28l8-12h28l8 12z" />
      <path className="d-metal" d="M108 16V4h24v12" />
      <path
        className="d-soft"
        d="M93 33.5v9M96 33.5v9M99 33.5v9M102 33.5v9M105 33.5v9M108 33.5v9M111 33.5v9M114 33.5v9M117 33.5v9M120 33.5v9M123 33.5v9M126 33.5v9M129 33.5v9M132 33.5v9M135 33.5v9M138 33.5v9M141 33.5v9M144 33.5v9M147 33.5v9"
      />
      <path
        className="d-soft"
        d="M93 46.5v9M96 46.5v9M99 46.5v9M102 46.5v9M105 46.5v9M108 46.5v9M111 46.5v9M114 46.5v9M117 46.5v9M120 46.5v9M123 46.5v9M126 46.5v9M129 46.5v9M132 46.5v9M135 46.5v9M138 46.5v9M141 46.5v9M144 46.5v9M147 46.5v9"
      />
      <path
        className="d-soft"
        d="M93 59.5v9M96 59.5v9M99 59.5v9M102 59.5v9M105 59.5v9M108 59.5v9M111 59.5v9M114 59.5v9M117 59.5v9M120 59.5v9M123 59.5v9M126 59.5v9M129 59.5v9M132 59.5v9M135 59.5v9M138 59.5v9M141 59.5v9M144 59.5v9M147 59.5v9"
      />
      <path
        className="d-soft"
        d="M93 72.5v9M96 72.5v9M99 72.5v9M102 72.5v9M105 72.5v9M108 72.5v9M111 72.5v9M114 72.5v9M117 72.5v9M120 72.5v9M123 72.5v9M126 72.5v9M129 72.5v9M132 72.5v9M135 72.5v9M138 72.5v9M141 72.5v9M144 72.5v9M147 72.5v9"
      />
      <path className="d-cu" d="M172 38H90M150 38h3M150 51H90M90 64h60M68 77h82" />
      <path className="d-cu" d="M90 38a6.5 6.5 0 0 0 0 13M150 51a6.5 6.5 0 0 1 0 13M90 64" />
      <path className="d-cu" d="M90 64a6.5 6.5 0 0 0 0 13" />
      <path className="d-cold" d="M204 38h-18" />
      <path className="d-cold-f" d="M176 38l9-4v8z" />
      <path className="d-hot" d="M64 77H50" />
      <path className="d-hot-f" d="M40 77l9-4v8z" />
      <path className="d-hot" d="M108 100v-6M120 101v-7M132 100v-6" />
      <path className="d-hot-f" d="M108 90l-3 5h6zM120 90l-3 5h6zM132 90l-3 5h6z" />
    </TileDrawing>
  )
}
