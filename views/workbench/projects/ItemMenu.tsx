import { capitalized } from '../../../shared/wording/words'
import { Icon } from '../../components/Icon'
import { Menu } from '../frame/Menu'
import { latePart } from '../state/latePart'
import type { ProjectState } from '../state/useProject'

const ItemPanel = latePart(async () => (await import('./menuPanels')).ItemPanel)

export interface ItemMenuProps {
  project: ProjectState
  onRename: () => void
}

/** The menu that adds an item, and renames, moves or removes the shown one. */
export function ItemMenu(props: ItemMenuProps) {
  return (
    <Menu
      className="wb-menu-start"
      look="btn-quiet px-1"
      name={capitalized(props.project.form.tool.tool.items)}
      label={<Icon name="plus" />}
    >
      {() => <ItemPanel {...props} />}
    </Menu>
  )
}
