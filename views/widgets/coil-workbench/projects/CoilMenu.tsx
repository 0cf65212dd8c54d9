import { lazy } from 'react'
import { Icon } from '../../../components/Icon'
import { Menu } from '../frame/Menu'
import type { ProjectState } from '../state/useProject'

const CoilPanel = lazy(async () => ({ default: (await import('./menuPanels')).CoilPanel }))

export interface CoilMenuProps {
  project: ProjectState
  onRename: () => void
}

/** Adds a coil, and arranges the shown one. */
export function CoilMenu(props: CoilMenuProps) {
  return (
    <Menu className="wb-menu-start" look="btn-quiet px-1" name="Coils" label={<Icon name="plus" />}>
      {() => <CoilPanel {...props} />}
    </Menu>
  )
}
