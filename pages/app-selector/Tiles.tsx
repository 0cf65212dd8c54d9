import type { TileName } from '../../shared/routes'
import { Tile } from './Tile'

interface TilesProps {
  tiles: readonly TileName[]
  /** False for phones, to which no pictures are sent. */
  withDrawings: boolean
}

/** The tools that the reader may open. */
export function Tiles({ tiles, withDrawings }: TilesProps) {
  return (
    <section aria-labelledby="home-apps">
      <h2 className="cw-home-h" id="home-apps">
        Apps
      </h2>
      <ul className="cw-tiles">
        {tiles.map(name => (
          <li key={name}>
            <Tile name={name} withDrawing={withDrawings} />
          </li>
        ))}
      </ul>
    </section>
  )
}
