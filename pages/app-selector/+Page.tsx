import { FormMessage } from '../../views/components/FormMessage'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { PhoneLink, supportLines } from '../../views/components/SupportNumbers'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Kept } from '../../views/kept/Kept'
import type { data } from './+data'
import { NoTiles } from './NoTiles'
import { Projects } from './Projects'
import { Tiles } from './Tiles'
import '../../views/styles/selectorPage.scss'

/** Home: the reader's projects, a new one of each kind, and the tools. */
export function Page() {
  const { tiles, owner, projects, areProjectsAway } = useData<Awaited<ReturnType<typeof data>>>()
  const { viewer, support, isMobile } = useFrame()
  const line = supportLines(support).find(({ plant }) => plant === viewer?.plant)
  return (
    <>
      <div className="cw-page-h">
        <div>
          <h1>{viewer?.companyName ?? 'Home'}</h1>
          {viewer?.customerNumber && <p>{`Customer ${viewer.customerNumber}`}</p>}
        </div>
        <div className="end">
          {line && (
            <span className="cw-sm cw-2">
              Plant support, {line.name} <PhoneLink className="cw-tnum" number={line.number} />
            </span>
          )}
          {projects?.tools.map(({ kind, item, path }, index) => (
            <LinkButton key={kind} variant={index === 0 ? 'primary' : 'outline-secondary'} href={path}>
              <Icon name="plus" /> {`New ${item}`}
            </LinkButton>
          ))}
        </div>
      </div>
      {areProjectsAway && (
        <FormMessage
          lines={['Your projects cannot be shown now: their service does not answer. Please try again later.']}
        />
      )}
      {projects && <Projects projects={projects} withDrawings={!isMobile} />}
      {tiles.length > 0 ? <Kept of={Tiles} props={{ tiles, withDrawings: !isMobile }} /> : <NoTiles owner={owner} />}
    </>
  )
}
