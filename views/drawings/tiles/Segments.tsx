import { TileDrawing } from './TileDrawing'

/** Steps of the temperature colours, segment by segment along the tube: to the right, back, and to the right again. */
const passes = ['99888777666', '23333444555', '22221111111']
const columns = Array.from({ length: 11 }, (_, column) => column)

/** A tube cut into segments, each at its own temperature. */
export function Segments() {
  return (
    <TileDrawing>
      {passes.map((pass, row) =>
        columns.map(column => (
          <rect
            key={`${pass}-${column}`}
            className={`t${pass[column]} d-cell`}
            x={42 + 14 * column}
            y={22 + 26 * row}
            width="14"
            height="15"
          />
        )),
      )}
      <path className="d-tube" d="M196 29.5c18 0 18 26 0 26M42 55.5c-18 0-18 26 0 26" />
      <path className="d-hot" d="M20 29.5h8" />
      <path className="d-hot-f" d="M38 29.5l-9-4v8z" />
      <path className="d-cold" d="M200 81.5h10" />
      <path className="d-cold-f" d="M220 81.5l-9-4v8z" />
    </TileDrawing>
  )
}
