import { TileDrawing } from './TileDrawing'

/** Each circuit: the colour steps of its line and its tubes, and how many of the nine tubes it feeds. */
const circuits = [
  { route: 'k1', tube: 't2', fed: 9 },
  { route: 'k3', tube: 't3', fed: 9 },
  { route: 'k7', tube: 't7', fed: 9 },
  { route: 'k9', tube: 't8', fed: 6 },
]
const columns = Array.from({ length: 9 }, (_, column) => column)
const place = (row: number, column: number) => ({ x: 40 + 20 * column, y: 20 + 23 * row + (column % 2) * 11.5 })

/** Four circuits through a staggered tube sheet. */
export function Circuitry() {
  return (
    <TileDrawing>
      {circuits.map(({ route, fed }, row) => {
        const points = columns.slice(0, fed).map(column => place(row, column))
        return (
          <path key={route} className={`d-route ${route}`} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        )
      })}
      {circuits.map(({ tube, fed }, row) =>
        columns.map(column => {
          const { x, y } = place(row, column)
          return (
            <circle key={`${x}-${y}`} className={`${column < fed ? tube : 'd-paper'} d-node`} cx={x} cy={y} r="6.5" />
          )
        }),
      )}
    </TileDrawing>
  )
}
