import Button from 'react-bootstrap/Button'
import { limits } from '../../shared/limits'
import { routes } from '../../shared/routes'
import { LinkButton } from '../../views/components/LinkButton'
import { SearchBox } from '../../views/components/SearchBox'
import type { HomeProjects } from './homeProjects'

const { path } = routes.appSelector

/** The projects of one tool, searched and paged on the server, by links and a form that work without script. */
export function ProjectList({ list }: { list: NonNullable<HomeProjects['list']> }) {
  const { kind, find, page, last, said, rows } = list
  const pageAddress = (page: number) => `${path}?${new URLSearchParams({ projects: kind, find, page: String(page) })}`
  return (
    <>
      <form className="cw-home-find" action={path} method="get">
        <input type="hidden" name="projects" value={kind} />
        <SearchBox
          id="find-project"
          label="Find a project"
          placeholder="Find by name, tag or owner"
          name="find"
          maxLength={limits.projectName}
          defaultValue={find}
        />
        <Button variant="outline-secondary" type="submit">
          Find
        </Button>
        <span className="cw-sm cw-2" role="status">
          {said}
        </span>
      </form>
      {rows.length > 0 && (
        <div className="cw-panel table-responsive">
          <table className="cw-home-list">
            <caption className="visually-hidden">Saved projects, the last changed first</caption>
            <thead>
              <tr>
                <th scope="col">Project</th>
                <th scope="col">Tags</th>
                <th scope="col">Owner</th>
                <th scope="col">Changed</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ href, name, tag, shared, changed }) => (
                <tr key={href}>
                  <th scope="row">
                    <a href={href}>{name}</a>
                  </th>
                  <td>{tag}</td>
                  <td>{shared ?? 'You'}</td>
                  <td className="cw-tnum">{changed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {last > 1 && (
        <nav className="d-flex gap-2 mt-2" aria-label="Pages of projects">
          {page > 1 && (
            <LinkButton variant="outline-secondary" size="sm" rel="prev" href={pageAddress(page - 1)}>
              Previous
            </LinkButton>
          )}
          {page < last && (
            <LinkButton variant="outline-secondary" size="sm" rel="next" href={pageAddress(page + 1)}>
              Next
            </LinkButton>
          )}
        </nav>
      )}
    </>
  )
}
