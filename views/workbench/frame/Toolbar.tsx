import { Icon } from '../../components/Icon'
import { ItemMenu } from '../projects/ItemMenu'
import { ItemTabs } from '../projects/ItemTabs'
import { type ProjectActions, ProjectMenu } from '../projects/ProjectMenu'
import { renameItem } from '../projects/renameItem'
import type { ProjectState } from '../state/useProject'
import { OpenButton } from './OpenButton'
import { ReportMenu, type ReportWish } from './ReportMenu'

interface ToolbarProps extends Omit<ProjectActions, 'onUndo' | 'onRedo'> {
  project: ProjectState
  openId?: string
  isReporting: boolean
  isSaving: boolean
  isDrawerOpen: boolean
  canReport: boolean
  onDrawer: () => void
  onReport: (wish: ReportWish) => void
  onExport: (ofProject: boolean) => void
  onSave: () => void
}

/** The items of the open project, and its actions. */
export function Toolbar({ project, ...props }: ToolbarProps) {
  const rename = () => void renameItem(project)
  return (
    <section className="cw-toolbar" aria-label="Project">
      <ItemTabs project={project} onRename={rename} />
      <div className="flex-grow-1 d-flex gap-2 align-items-center" role="toolbar" aria-label="Project">
        <ItemMenu project={project} onRename={rename} />
        <span className="ms-auto" />
        <span className="d-none d-lg-inline-flex">
          <StepButton icon="undo" name="Undo" keys="Ctrl Z" isPossible={project.canUndo} onClick={project.undo} />
          <StepButton icon="redo" name="Redo" keys="Ctrl Shift Z" isPossible={project.canRedo} onClick={project.redo} />
        </span>
        <span className="cw-vr d-none d-lg-block" />
        <button
          className="btn btn-outline-secondary btn-sm d-none d-md-inline-flex d-xl-none"
          type="button"
          aria-expanded={props.isDrawerOpen}
          aria-controls="wb-inspector"
          onClick={props.onDrawer}
        >
          <Icon name="drawing" />
          Drawing
        </button>
        <OpenButton openId={props.openId} />
        <ReportMenu
          project={project}
          isWorking={props.isReporting}
          isPossible={props.canReport}
          onReport={props.onReport}
          onExport={props.onExport}
        />
        <button
          className="btn btn-outline-secondary btn-sm"
          type="button"
          // Not `disabled`: that would take the focus from it while it saves.
          aria-disabled={props.isSaving || undefined}
          onClick={props.isSaving ? undefined : props.onSave}
        >
          <Icon name="save" />
          <span className="wb-word">Save</span>
        </button>
        <ProjectMenu
          {...props}
          onUndo={project.canUndo ? project.undo : undefined}
          onRedo={project.canRedo ? project.redo : undefined}
        />
      </div>
    </section>
  )
}

interface StepButtonProps {
  icon: 'undo' | 'redo'
  name: string
  keys: string
  isPossible: boolean
  onClick: () => void
}

function StepButton({ icon, name, keys, isPossible, onClick }: StepButtonProps) {
  return (
    <button
      className="btn btn-quiet btn-sm px-1"
      type="button"
      aria-label={name}
      title={`${name} (${keys})`}
      disabled={!isPossible}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
