import { routes } from '../../shared/routes'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Tile } from '../app-selector/Tile'
import type { data } from './+data'
import { Challenge } from './Challenge'
import '../../views/styles/selectorPage.scss'

/** Asks the security question before a secured page opens. The address of the page does not change. */
export function Page() {
  const { tiles, ...asked } = useData<Awaited<ReturnType<typeof data>>>()
  const { routeName, isMobile } = useFrame()
  return (
    <>
      <ul className="cw-tiles cw-behind" inert>
        {tiles.map(name => (
          <li key={name}>
            <Tile name={name} withDrawing={!isMobile} />
          </li>
        ))}
      </ul>
      <div className="cw-challenge">
        <Challenge {...asked} page={routes[routeName].title} />
      </div>
    </>
  )
}
