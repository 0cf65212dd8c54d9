import { formatNumber } from '../../shared/display/formatNumber'
import { routes } from '../../shared/routes'
import type { HomeProjects } from './homeProjects'
import { ProjectList } from './ProjectList'
import { RecentCard } from './RecentCard'

interface ProjectsProps {
  projects: HomeProjects
  /** False for phones, to which no pictures are sent. */
  withDrawings: boolean
}

/** The projects that were changed last, with links to all of each tool; or the list that the address asks for. */
export function Projects({ projects: { tools, recent, list }, withDrawings }: ProjectsProps) {
  const kept = tools.filter(({ count }) => count > 0)
  if (kept.length === 0 && !list) return null
  return (
    <section aria-labelledby="home-projects">
      <div className="cw-home-h">
        <h2 id="home-projects">{list ? 'Projects' : 'Go on with'}</h2>
        {kept.map(({ kind, name, count }) => (
          <a
            key={kind}
            href={`${routes.appSelector.path}?projects=${kind}`}
            aria-current={kind === list?.kind ? 'page' : undefined}
          >
            {tools.length > 1
              ? `${name}, ${formatNumber(count, 0)}`
              : count === 1
                ? '1 project'
                : `All ${formatNumber(count, 0)} projects`}
          </a>
        ))}
        {list && <a href={routes.appSelector.path}>Home</a>}
      </div>
      {list ? (
        <ProjectList list={list} />
      ) : (
        <ul className="cw-recents">
          {recent.map(project => (
            <li key={project.href}>
              <RecentCard project={project} withDrawing={withDrawings} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
