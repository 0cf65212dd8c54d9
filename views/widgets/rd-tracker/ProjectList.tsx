import { useState } from 'react'
import Table from 'react-bootstrap/Table'
import { dayAndMonth } from '../../../shared/display/calendarDate'
import { formatNumber } from '../../../shared/display/formatNumber'
import {
  columnsFor,
  inOrder,
  type ListedProject,
  matching,
  type Order,
  type ProjectColumn,
} from '../../../shared/rAndD/listedProject'
import { sumOf, townsText } from '../../../shared/rAndD/totals'
import { Icon } from '../../components/Icon'
import { ScrollPane } from '../../components/ScrollPane'
import { SearchBox } from '../../components/SearchBox'
import { StatusBadge } from './StatusBadge'
import type { Tracker } from './useTracker'
import { WishLink } from './WishLink'

const heads: Readonly<Record<ProjectColumn, string>> = {
  Number: 'Number',
  Name: 'Title',
  Plants: 'Plant',
  Owner: 'Lead',
  Hours: 'Hours',
  Status: 'Status',
  Last: 'Last record',
}

/** The projects of the choice, with search and order. */
export function ProjectList({ tracker, projects }: { tracker: Tracker; projects: readonly ListedProject[] }) {
  const { wish } = tracker
  const [text, setText] = useState('')
  const [order, setOrder] = useState<Order>({ column: 'Last', isDescending: true })
  const columns = columnsFor(projects)
  const shown = inOrder(matching(projects, text), order)
  const known = shown.flatMap(project => project.Hours ?? [])
  const sort = (column: ProjectColumn) =>
    setOrder({ column, isDescending: order.column === column ? !order.isDescending : column === 'Hours' })

  return (
    <main className="rd-l1" id="main">
      <div className="rd-find">
        <SearchBox
          id="rd-find"
          label="Find a project"
          placeholder="Find by title, lead, plant or number"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <span className="cw-sm cw-2" role="status">
          {text.trim() !== '' && `${shown.length} of ${projects.length}`}
        </span>
      </div>
      {wish.project !== undefined && !projects.some(({ Id }) => Id === wish.project) && (
        <p className="rd-hint" role="status">
          The chosen project is not in this list: it was deleted, is of another plant or year, or is not shared with
          you.
        </p>
      )}
      <ScrollPane name="Projects">
        <Table hover className="rd-t">
          <caption className="visually-hidden">Research projects of {wish.year}</caption>
          <thead>
            <tr>
              {columns.map(column => (
                <th
                  key={column}
                  scope="col"
                  className={column === 'Hours' ? 'cw-num' : undefined}
                  aria-sort={order.column === column ? (order.isDescending ? 'descending' : 'ascending') : undefined}
                >
                  <button className="cw-sortbtn" type="button" onClick={() => sort(column)}>
                    {heads[column]}
                    {order.column === column && (
                      <Icon name={order.isDescending ? 'arrow-down' : 'arrow-up'} size="sm" />
                    )}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(project => (
              <ProjectRow key={project.Id} tracker={tracker} project={project} columns={columns} />
            ))}
          </tbody>
          {shown.length > 0 && (
            <tfoot>
              <tr>
                {columns.map((column, index) => (
                  <td
                    key={column}
                    className={column === 'Hours' ? 'cw-num' : undefined}
                    data-label={column === 'Hours' && known.length > 0 ? heads.Hours : undefined}
                  >
                    {index === 0 && (shown.length === 1 ? '1 project' : `${shown.length} projects`)}
                    {column === 'Hours' && known.length > 0 && formatNumber(sumOf(known), 1)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </Table>
        {shown.length === 0 && <NoProjects tracker={tracker} isSearched={projects.length > 0} />}
      </ScrollPane>
    </main>
  )
}

interface RowProps {
  tracker: Tracker
  project: ListedProject
  columns: readonly ProjectColumn[]
}

function ProjectRow({ tracker, project, columns }: RowProps) {
  const { wish } = tracker
  const isChosen = wish.project === project.Id
  const cells: Readonly<Record<ProjectColumn, React.ReactNode>> = {
    Number: project.Number,
    Name: (
      <>
        <WishLink tracker={tracker} to={{ ...wish, project: project.Id }} aria-current={isChosen ? 'true' : undefined}>
          {project.Name}
        </WishLink>
        {project.Shared === false && <Icon name="lock" size="sm" className="cw-muted ms-1" label="Not shared" />}
      </>
    ),
    Plants: townsText(project.Plants),
    Owner: project.Owner ?? 'Not said',
    Hours: project.Hours === undefined ? '–' : formatNumber(project.Hours, 1),
    Status: project.Status && <StatusBadge status={project.Status} />,
    Last: project.Last ? dayAndMonth(project.Last) : '–',
  }
  return (
    <tr className={isChosen ? 'is-selected' : undefined}>
      {columns.map(column =>
        column === 'Name' ? (
          <th key={column} scope="row" className="rd-ti">
            {cells.Name}
          </th>
        ) : (
          <td key={column} data-label={heads[column]} className={column === 'Hours' ? 'cw-num' : undefined}>
            {cells[column]}
          </td>
        ),
      )}
    </tr>
  )
}

function NoProjects({ tracker, isSearched }: { tracker: Tracker; isSearched: boolean }) {
  const { wish } = tracker
  if (isSearched) return <p className="rd-empty">No project has these words. Take one away, or clear the search.</p>
  const where = wish.plant ? 'at this plant' : 'at any plant'
  return (
    <p className="rd-empty">
      {wish.filter === 'Mine' ? 'You own no project' : 'Nobody shares a project'} {where} in {wish.year}.{' '}
      {wish.filter === 'Mine' ? 'Make one by New project, or see ' : 'See '}
      <WishLink tracker={tracker} to={{ ...wish, plant: undefined, filter: wish.filter === 'Mine' ? 'All' : 'Mine' }}>
        {wish.filter === 'Mine' ? 'what others share' : 'your own'}
      </WishLink>
      .
    </p>
  )
}
