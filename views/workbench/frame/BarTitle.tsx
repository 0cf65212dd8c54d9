import { routes } from '../../../shared/routes'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'

/** The names of the tool and of the open project, and for a project of somebody else whose it is. */
export function BarTitle({ name, sharedBy }: { name: string; sharedBy: string | undefined }) {
  const { tool } = useWorkbench().form.tool
  return (
    <>
      <a className="cw-bar-btn d-none d-md-inline-flex" href="/app-selector">
        <Icon name="apps" />
        {routes[tool.route].title}
      </a>
      <span className="cw-bar-sep d-none d-md-block" />
      <span className="t">
        {name}
        {sharedBy && <span className="cw-bar-state">{sharedBy}</span>}
      </span>
    </>
  )
}
