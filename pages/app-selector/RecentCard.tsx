import { Icon } from '../../views/components/Icon'
import { tileDrawings } from '../../views/drawings/tiles/tileDrawings'
import type { RecentProject } from './homeProjects'

const signs = { error: 'Has errors', warning: 'Has warnings' } as const

interface RecentCardProps {
  project: RecentProject
  /** False for phones, to which no pictures are sent. */
  withDrawing: boolean
}

/** A project that was changed lately: its tool's drawing, three figures, and its state. The whole card is the link. */
export function RecentCard({ project, withDrawing }: RecentCardProps) {
  const { href, name, about, figures, tag, gravest, changed, shared, tile } = project
  const Drawing = tileDrawings[tile]
  return (
    <a className="cw-recent" href={href}>
      {withDrawing && (
        <span className="art d-none d-md-block">
          <Drawing />
        </span>
      )}
      <span className="tx">
        <span className="n">{name}</span>
        <span className="d">{shared ? `${about}. ${shared}` : about}</span>
      </span>
      {figures.length > 0 && (
        <span className="figs">
          {figures.map(({ label, value, unit }) => (
            <span key={label}>
              <span className="l">{label}</span> <b className="cw-tnum">{value}</b> <span className="u">{unit}</span>
            </span>
          ))}
        </span>
      )}
      <span className="ft">
        <span>
          {tag}{' '}
          {(gravest === 'error' || gravest === 'warning') && (
            <Icon
              name={gravest}
              size="sm"
              className={gravest === 'error' ? 'c-err' : 'c-warn'}
              label={signs[gravest]}
            />
          )}
        </span>
        <span>{changed}</span>
      </span>
    </a>
  )
}
