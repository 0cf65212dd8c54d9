import { lazy } from 'react'
import { Icon } from '../../components/Icon'
import { Menu } from '../frame/Menu'

const ProjectPanel = lazy(async () => ({ default: (await import('./menuPanels')).ProjectPanel }))

export interface ProjectActions {
  /** Undo and redo, absent where there is nothing to. */
  onUndo?: () => void
  onRedo?: () => void
  onSaveAs: () => void
  onSchedule: () => void
  onBatch: () => void
  onLink: () => void
  onOpenFile: () => void
  onSaveFile: () => void
  /** Absent where nothing is saved yet. */
  onVersions?: () => void
  /** Absent where there is nothing that the reader may delete. */
  onDelete?: () => void
}

/** What can be done with the project as a whole. */
export function ProjectMenu(props: ProjectActions) {
  return (
    <Menu look="btn-quiet px-1" name="Project" label={<Icon name="more" />}>
      {() => <ProjectPanel {...props} />}
    </Menu>
  )
}
