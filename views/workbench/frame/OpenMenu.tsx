import { useState } from 'react'
import { calendarDate } from '../../../shared/display/calendarDate'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { Menu } from './Menu'
import type { ProjectList } from './projectRow'

/** The reader's projects as links, which open without script too. If the list is cut, projects are found by name. */
export function OpenMenu({ projects: first, openId }: { projects: ProjectList; openId?: string }) {
  const { tool, path } = useWorkbench().form.tool
  const [list, setList] = useState(first)
  const label = (
    <>
      <Icon name="folder" />
      <span className="wb-word">Open</span>
      <Icon name="chevron-down" size="sm" />
    </>
  )
  return (
    <Menu label={label}>
      <div className="wb-menu-panel">
        {first.said && (
          <form className="wb-none" action={path} onSubmit={event => event.preventDefault()}>
            <div className="cw-search">
              <Icon name="search" />
              <input
                className="form-control"
                name="find"
                type="search"
                aria-label="Find a project"
                placeholder="Find a project"
                defaultValue={first.sought}
                onChange={({ target }) =>
                  void import('./seekProjects').then(({ seek }) => seek(tool, target.value, setList))
                }
              />
            </div>
            <p className="form-text" role="status">
              {list.said}
            </p>
          </form>
        )}
        <ul aria-label="Saved projects">
          <li>
            <a className="wb-menu-i" href={path}>
              <Icon name="plus" />
              <span>New project</span>
            </a>
          </li>
          {list.rows.map(({ id, name, tag, changedAt, shared }) => (
            <li key={id}>
              <a className="wb-menu-i" href={`${path}?design=${id}`} aria-current={id === openId ? 'true' : undefined}>
                <Icon name="file" />
                <span>{name}</span>
                <span className="cw-muted">{tag}</span>
                {shared && <span className="cw-muted">{shared}</span>}
                <span className="cw-muted cw-tnum">{calendarDate(changedAt)}</span>
              </a>
            </li>
          ))}
        </ul>
        {list.rows.length === 0 && !list.said && <p className="cw-sm cw-muted wb-none">No saved projects yet.</p>}
      </div>
    </Menu>
  )
}
