import { routes } from '../../../shared/routes'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'

/** Opens the dialog of saved projects, loaded on demand; without script, a link to the page that lists them. */
export function OpenButton({ openId }: { openId?: string }) {
  const { tool } = useWorkbench().form
  return (
    <a
      className="btn btn-outline-secondary btn-sm"
      href={`${routes.appSelector.path}?projects=${tool.tool.kind}`}
      aria-haspopup="dialog"
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void import('../projects/OpenDialog').then(({ chooseProject }) => chooseProject(tool, openId))
      }}
    >
      <Icon name="folder" />
      <span className="wb-word">Open</span>
    </a>
  )
}
