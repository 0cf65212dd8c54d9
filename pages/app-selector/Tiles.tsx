import { type Route, routes, type TileName } from '../../shared/routes'
import { Tile } from './Tile'

const isPlanned = (name: TileName) => (routes[name] as Route).status === 'planned'

interface TilesProps {
  tiles: readonly TileName[]
  /** False for phones, to which no pictures are sent. */
  withDrawings: boolean
}

/** The tools that the reader may open; those to come are small, below the others. */
export function Tiles({ tiles, withDrawings }: TilesProps) {
  const ready = tiles.filter(name => !isPlanned(name))
  const planned = tiles.filter(isPlanned)
  const list = (names: readonly TileName[], className: string) =>
    names.length > 0 && (
      <ul className={className}>
        {names.map(name => (
          <li key={name}>
            <Tile name={name} withDrawing={withDrawings} />
          </li>
        ))}
      </ul>
    )
  return (
    <section aria-labelledby="home-apps">
      <h2 className="cw-home-h" id="home-apps">
        Apps
      </h2>
      {list(ready, 'cw-tiles')}
      {list(planned, 'cw-tiles is-coming')}
    </section>
  )
}
