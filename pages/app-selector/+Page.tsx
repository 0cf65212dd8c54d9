import { PhoneLink, supportLines } from '../../views/components/SupportNumbers'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import type { data } from './+data'
import { NoTiles } from './NoTiles'
import { Tile } from './Tile'
import '../../views/styles/selectorPage.scss'

export function Page() {
  const { tiles, owner } = useData<Awaited<ReturnType<typeof data>>>()
  const { viewer, support, isMobile } = useFrame()
  const line = supportLines(support).find(({ plant }) => plant === viewer?.plant)
  return (
    <>
      <div className="cw-page-h">
        <div>
          <h1>Apps</h1>
          {viewer && (
            <p>
              {viewer.companyName}
              {viewer.customerNumber && `, customer ${viewer.customerNumber}`}
            </p>
          )}
        </div>
        {line && (
          <div className="end">
            <span className="cw-sm cw-2">
              Plant support, {line.name} <PhoneLink className="cw-tnum" number={line.number} />
            </span>
          </div>
        )}
      </div>
      {tiles.length > 0 ? (
        <ul className="cw-tiles">
          {tiles.map(name => (
            <li key={name}>
              <Tile name={name} withDrawing={!isMobile} />
            </li>
          ))}
        </ul>
      ) : (
        <NoTiles owner={owner} />
      )}
    </>
  )
}
