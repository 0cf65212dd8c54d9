import { useMemo } from 'react'
import Button from 'react-bootstrap/Button'
import { formatNumber, formatPercent } from '../../../shared/display/formatNumber'
import { type ListedProject, whyNotChange } from '../../../shared/rAndD/listedProject'
import { monthsFigure } from '../../../shared/rAndD/monthsFigure'
import type { ChosenProject, TrackerData } from '../../../shared/rAndD/readTracker'
import { hoursOf, townsText } from '../../../shared/rAndD/totals'
import { daysAfter, mondayOf } from '../../../shared/rAndD/week'
import { Icon } from '../../components/Icon'
import { ScrollPane } from '../../components/ScrollPane'
import { FigureSvg } from '../../drawings/FigureSvg'
import { useHydrated } from '../useHydrated'
import { deleteProject, editProject } from './dialogs'
import { HourBars } from './HourBars'
import { RecordList } from './RecordList'
import { StatusBadge } from './StatusBadge'
import type { Tracker } from './useTracker'
import { WishLink } from './WishLink'

/** The chosen project with its records; without one, the hours of the listed projects. */
export function ProjectPanel({ tracker, data }: { tracker: Tracker; data: TrackerData }) {
  if (data.chosen) return <Chosen tracker={tracker} chosen={data.chosen} />
  return <NoneChosen projects={data.projects} />
}

function NoneChosen({ projects }: { projects: readonly ListedProject[] }) {
  const shares = projects
    .flatMap(({ Name, Hours }) => (Hours ? [{ name: Name, hours: Hours }] : []))
    .sort((one, other) => other.hours - one.hours)
    .slice(0, 12)
  return (
    <aside className="rd-in rd-wide-only" aria-label="Hours of these projects">
      <div className="rd-h">
        <h2>{shares.length > 0 ? 'Hours by project' : 'No project is chosen'}</h2>
      </div>
      <ScrollPane name="Hours by project" className="rd-scroll">
        <p className="rd-hint">Choose a project to see its records and to record hours for it.</p>
        <HourBars shares={shares} name="Hours by project" />
      </ScrollPane>
    </aside>
  )
}

function Chosen({ tracker, chosen }: { tracker: Tracker; chosen: ChosenProject }) {
  const { wish, today } = tracker
  const { project, records, months } = chosen
  const monday = mondayOf(today)
  const sunday = daysAfter(monday, 6)
  const thisWeek = records.filter(record => record.Date >= monday && record.Date <= sunday)
  const figure = useMemo(
    () => monthsFigure({ title: `Hours by month, ${wish.year}`, hours: months, year: wish.year, today }),
    [months, wish.year, today],
  )
  return (
    <aside className="rd-in" aria-label={`Project ${project.Name}`}>
      <div className="rd-h">
        <WishLink className="rd-back" tracker={tracker} to={{ ...wish, project: undefined }}>
          <Icon name="chevron-left" size="sm" />
          All projects
        </WishLink>
        <div className="rd-h-line">
          <div>
            <p className="rd-facts cw-tnum">
              {[project.Number, townsText(project.Plants), project.Owner && `led by ${project.Owner}`]
                .filter(Boolean)
                .join(', ')}
            </p>
            <h2>{project.Name}</h2>
          </div>
          <ProjectActions tracker={tracker} project={project} records={records.length} />
        </div>
        <Rights project={project} />
      </div>
      <ScrollPane name="Records" className="rd-scroll">
        <dl className="rd-k">
          <div>
            <dt>{wish.isOwnOnly ? 'Your hours' : 'Hours'}</dt>
            <dd>{formatNumber(wish.isOwnOnly ? hoursOf(records) : (project.Hours ?? hoursOf(records)), 1)}</dd>
          </div>
          <div>
            <dt>This week</dt>
            <dd>{formatNumber(hoursOf(thisWeek), 1)}</dd>
          </div>
          {project.Budget ? (
            <div>
              <dt>Of {formatNumber(project.Budget, 0)} h</dt>
              <dd>{formatPercent((project.Hours ?? hoursOf(records)) / project.Budget)}</dd>
            </div>
          ) : (
            <div>
              <dt>Records</dt>
              <dd>{formatNumber(records.length, 0)}</dd>
            </div>
          )}
        </dl>
        <figure className="rd-f">
          <figcaption>Hours by month, {wish.year}</figcaption>
          <FigureSvg figure={figure} />
        </figure>
        <RecordList tracker={tracker} chosen={chosen} />
      </ScrollPane>
    </aside>
  )
}

/** Who may do what, said before it is tried. */
function Rights({ project }: { project: ListedProject }) {
  const why = whyNotChange(project)
  return (
    <p className="rd-rights" id="rd-rights">
      {project.Status && <StatusBadge status={project.Status} />}
      <Icon name={why ? 'lock' : project.Shared ? 'share' : 'user'} size="sm" />
      <span>
        {project.Shared === false
          ? 'Only you see it.'
          : 'Everybody with the R and D tracker sees it and may record hours.'}{' '}
        {why ?? (project.IsMine ? 'It is yours to change.' : 'The service decides who may change it.')}
      </span>
    </p>
  )
}

function ProjectActions({ tracker, project, records }: { tracker: Tracker; project: ListedProject; records: number }) {
  const hydrated = useHydrated()
  const why = whyNotChange(project)
  const isDisabled = !hydrated || why !== undefined
  return (
    <div className="rd-h-acts">
      <Button
        variant="quiet"
        size="sm"
        type="button"
        aria-label="Change project"
        title={why ?? 'Change project'}
        aria-describedby="rd-rights"
        disabled={isDisabled}
        onClick={() => void editProject(tracker, project)}
      >
        <Icon name="edit" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        type="button"
        aria-label="Delete project"
        title={why ?? 'Delete project'}
        aria-describedby="rd-rights"
        disabled={isDisabled}
        onClick={() => void deleteProject(tracker, project, records)}
      >
        <Icon name="delete" />
      </Button>
    </div>
  )
}
