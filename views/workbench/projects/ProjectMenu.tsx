import type { ToolPage } from '../../../shared/tools/pagesOfKind'
import { Icon } from '../../components/Icon'
import { Menu } from '../frame/Menu'
import { latePart } from '../state/latePart'

const ProjectPanel = latePart(async () => (await import('./menuPanels')).ProjectPanel)

export interface ProjectActions {
  /** Undo and redo; absent if there is nothing to undo or redo. */
  onUndo?: () => void
  onRedo?: () => void
  onSaveAs: () => void
  onSchedule: () => void
  onBatch: () => void
  onLink: () => void
  onOpenFile: () => void
  onSaveFile: () => void
  /** The pages of other tools that open this project. */
  otherPages: readonly ToolPage[]
  onTake: (path: string) => void
  /** Absent if the project is not saved yet. */
  onVersions?: () => void
  /** Absent if the reader may not delete the project, or it is not saved yet. */
  onDelete?: () => void
}

/** The actions on the whole project. */
export function ProjectMenu(props: ProjectActions) {
  return (
    <Menu look="btn-quiet px-1" name="Project" label={<Icon name="more" />}>
      {() => <ProjectPanel {...props} />}
    </Menu>
  )
}
