import { tileLines } from '../../shared/frame/tileLines'
import { type Route, routes, type TileName } from '../../shared/routes'
import { Icon } from '../../views/components/Icon'
import { tileDrawings } from '../../views/drawings/tiles/tileDrawings'

interface TileProps {
  name: TileName
  /** False for phones, to which no pictures are sent. */
  withDrawing: boolean
}

/** One tool: its drawing, its name and one line. The whole tile is the link. */
export function Tile({ name, withDrawing }: TileProps) {
  const { path, tile, secured }: Route = routes[name]
  const Drawing = tileDrawings[name]
  return (
    <a className="cw-tile" href={path}>
      {withDrawing && (
        <span className="art d-none d-md-block">
          <Drawing />
        </span>
      )}
      <span className="tx">
        <span className="n">
          <span>{tile?.name}</span>
          {secured && (
            <span className="cw-muted" title="Asks a security question">
              <Icon name="lock" size="sm" label="Asks a security question" />
            </span>
          )}
          <Icon name="chevron-right" className="go" />
        </span>
        <span className="d">{tileLines[name]}</span>
      </span>
    </a>
  )
}
