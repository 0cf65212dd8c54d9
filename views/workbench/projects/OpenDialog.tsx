import { useEffect, useState } from 'react'
import type { Permission } from '../../../shared/access/permissionGroups'
import { calendarDate } from '../../../shared/display/calendarDate'
import { limits } from '../../../shared/limits'
import { shownOf } from '../../../shared/wording/projectSummary'
import { sharedBy } from '../../../shared/wording/sharedBy'
import { ask } from '../../client/openDialog'
import { FormMessage } from '../../components/FormMessage'
import { Icon } from '../../components/Icon'
import { SearchBox } from '../../components/SearchBox'
import { Dialog } from '../../dialogs/Dialog'
import type { WorkbenchTool } from '../tool'
import { answered } from './answered'

/** Lists the saved projects, asked of the server each time it opens, so that one that was just saved is there. */
export function chooseProject(tool: WorkbenchTool, openId: string | undefined): Promise<void> {
  return ask<void>(onAnswer => <OpenDialog tool={tool} openId={openId} onClose={onAnswer} />)
}

interface Summary {
  Id: string
  Name: string
  Tag: string
  ChangedAt: string
  OwnerName: string
  Permission: Permission
}

interface Found {
  /** What they were searched for. */
  text: string
  rows: readonly Summary[]
  count: number
  page: number
}

interface OpenDialogProps {
  tool: WorkbenchTool
  openId: string | undefined
  onClose: () => void
}

const rowsOfPage = limits.listed.designs

/** Who searched for nothing, and has nothing, has not failed to find it. */
const saidOf = ({ text, page, rows, count }: Found) =>
  count === 0 && text === ''
    ? 'No saved projects yet.'
    : shownOf({ first: page * rowsOfPage, shown: rows.length, found: count })

function OpenDialog({ tool, openId, onClose }: OpenDialogProps) {
  const [wish, setWish] = useState({ text: '', page: 0 })
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<readonly string[]>()

  useEffect(() => {
    let isLast = true
    const find = async () => {
      const { answer, failure } = await answered(tool.tool, 'FindProjects', wish)
      if (!isLast) return
      setFailure(failure)
      if (answer)
        setFound({ text: wish.text, rows: answer.Items ?? [], count: answer.Item?.Found ?? 0, page: wish.page })
    }
    const pause = setTimeout(() => void find(), wish.text === '' ? 0 : limits.searchPause)
    return () => {
      isLast = false
      clearTimeout(pause)
    }
  }, [tool, wish])

  return (
    <Dialog title="Open project" className="is-wide" onClose={onClose}>
      {failure && <FormMessage lines={failure} />}
      <SearchBox
        id="wb-find-project"
        label="Find a project"
        placeholder="Find by name, tag or owner"
        maxLength={limits.projectName}
        value={wish.text}
        onChange={event => setWish({ text: event.target.value, page: 0 })}
      />
      <p className="form-text" role="status">
        {found && saidOf(found)}
      </p>
      <ul className="wb-pick wb-open" aria-label="Saved projects">
        {found?.rows.map(project => (
          <li key={project.Id}>
            <ProjectLink path={tool.path} project={project} isOpen={project.Id === openId} />
          </li>
        ))}
      </ul>
      <div className="cw-dialog-foot">
        {found && <Pages found={found} onPage={page => setWish({ ...wish, page })} />}
        <a className="btn btn-outline-secondary" href={tool.path}>
          New project
        </a>
        <button className="btn btn-outline-secondary" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}

function ProjectLink({ path, project, isOpen }: { path: string; project: Summary; isOpen: boolean }) {
  const { Id, Name, Tag, ChangedAt } = project
  return (
    <a className="wb-pick-take" href={`${path}?design=${Id}`} aria-current={isOpen ? 'true' : undefined}>
      <b>{Name}</b>
      <span className="cw-xs cw-muted">
        {[Tag, sharedBy(project), calendarDate(ChangedAt)].filter(Boolean).join(', ')}
      </span>
    </a>
  )
}

/** The buttons to the pages before and after; nothing if there is only one page. */
function Pages({ found: { count, page }, onPage }: { found: Found; onPage: (page: number) => void }) {
  const last = Math.max(0, Math.ceil(count / rowsOfPage) - 1)
  if (last === 0) return null
  return (
    <nav className="me-auto d-flex gap-2" aria-label="Pages of projects">
      <PageButton label="Previous" icon="chevron-left" isPossible={page > 0} onClick={() => onPage(page - 1)} />
      <PageButton label="Next" icon="chevron-right" isPossible={page < last} onClick={() => onPage(page + 1)} />
    </nav>
  )
}

interface PageButtonProps {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  isPossible: boolean
  onClick: () => void
}

/** Stays in its place and keeps the focus where there is no further page. */
function PageButton({ label, icon, isPossible, onClick }: PageButtonProps) {
  return (
    <button
      className="btn btn-outline-secondary"
      type="button"
      aria-disabled={!isPossible}
      onClick={() => isPossible && onClick()}
    >
      <Icon name={icon} size="sm" />
      {label}
    </button>
  )
}
