import { Icon } from '../../../components/Icon'
import { Menu } from '../frame/Menu'
import { MenuItem } from '../frame/MenuItem'

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
export function ProjectMenu({ onSaveAs, onVersions, onDelete, ...props }: ProjectActions) {
  return (
    <Menu look="btn-quiet px-1" name="Project" label={<Icon name="more" />}>
      <div className="wb-menu-panel">
        <ul aria-label="Project">
          {/* A bar as narrow as a phone's has no room for them. */}
          <MenuItem
            icon="undo"
            label="Undo"
            className="d-lg-none"
            disabled={!props.onUndo}
            onClick={() => props.onUndo?.()}
          />
          <MenuItem
            icon="redo"
            label="Redo"
            className="d-lg-none"
            disabled={!props.onRedo}
            onClick={() => props.onRedo?.()}
          />
          <li className="wb-menu-line d-lg-none" aria-hidden="true" />
          <MenuItem icon="columns" label="Schedule of coils" onClick={props.onSchedule} />
          <MenuItem icon="spreadsheet" label="Coils from a table" onClick={props.onBatch} />
          <MenuItem icon="link" label="Link to this coil" onClick={props.onLink} />
          <li className="wb-menu-line" aria-hidden="true" />
          <MenuItem icon="save" label="Save as" onClick={onSaveAs} />
          <MenuItem icon="download" label="Save to file" onClick={props.onSaveFile} />
          <MenuItem icon="folder" label="Open file" onClick={props.onOpenFile} />
          {onVersions && <MenuItem icon="clock" label="Version history" onClick={onVersions} />}
          {onDelete && <MenuItem icon="delete" label="Delete project" onClick={onDelete} />}
        </ul>
      </div>
    </Menu>
  )
}
