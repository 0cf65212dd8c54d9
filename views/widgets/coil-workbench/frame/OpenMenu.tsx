import { calendarDate } from '../../../../shared/display/calendarDate'
import { Icon } from '../../../components/Icon'
import { Menu } from './Menu'

export interface DesignRow {
  id: string
  name: string
  tag: string
  changedAt: string
  /** Whose it is, and what the reader may do with it; nothing for the reader's own. */
  shared?: string
}

/** The reader's projects, as links: they open without script too. */
export function OpenMenu({ designs, openId }: { designs: readonly DesignRow[]; openId?: string }) {
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
        <ul aria-label="Saved projects">
          <li>
            <a className="wb-menu-i" href="/enterprise-webapp">
              <Icon name="plus" />
              <span>New project</span>
            </a>
          </li>
          {designs.map(({ id, name, tag, changedAt, shared }) => (
            <li key={id}>
              <a
                className="wb-menu-i"
                href={`/enterprise-webapp?design=${id}`}
                aria-current={id === openId ? 'true' : undefined}
              >
                <Icon name="file" />
                <span>{name}</span>
                <span className="cw-muted">{tag}</span>
                {shared && <span className="cw-muted">{shared}</span>}
                <span className="cw-muted cw-tnum">{calendarDate(changedAt)}</span>
              </a>
            </li>
          ))}
        </ul>
        {designs.length === 0 && <p className="cw-sm cw-muted wb-none">No saved projects yet.</p>}
      </div>
    </Menu>
  )
}
