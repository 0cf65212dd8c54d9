import { Icon } from '../../../components/Icon'
import { Menu } from '../frame/Menu'
import { MenuItem } from '../frame/MenuItem'
import type { ProjectState } from '../state/useProject'

interface CoilMenuProps {
  project: ProjectState
  onRename: () => void
}

/** Adds a coil, and arranges the shown one. */
export function CoilMenu({ project, onRename }: CoilMenuProps) {
  const { coils } = project.project
  const place = coils.findIndex(({ id }) => id === project.id)
  const tag = project.form.tag || 'this coil'
  const templates = () => void import('./TemplatesDialog').then(({ openTemplates }) => openTemplates(project))
  const keep = () => void import('./saveTemplate').then(({ saveTemplate }) => saveTemplate(project))
  return (
    <Menu className="wb-menu-start" look="btn-quiet px-1" name="Coils" label={<Icon name="plus" />}>
      <div className="wb-menu-panel">
        <ul aria-label="Coils">
          <MenuItem icon="plus" label="New coil" disabled={project.isFull} onClick={project.addNew} />
          <MenuItem icon="copy" label={`Copy of ${tag}`} disabled={project.isFull} onClick={project.addCopy} />
          <MenuItem icon="folder" label="Templates" onClick={templates} />
          <li className="wb-menu-line" aria-hidden="true" />
          <MenuItem icon="edit" label={`Rename ${tag}`} keys="F2" onClick={onRename} />
          <MenuItem
            icon="chevron-left"
            label="Move left"
            keys="Shift ←"
            disabled={place === 0}
            onClick={() => project.move(project.id, -1)}
          />
          <MenuItem
            icon="chevron-right"
            label="Move right"
            keys="Shift →"
            disabled={place === coils.length - 1}
            onClick={() => project.move(project.id, 1)}
          />
          <MenuItem icon="save" label={`Save ${tag} as template`} onClick={keep} />
          <MenuItem
            icon="delete"
            label={`Delete ${tag}`}
            keys="Del"
            disabled={coils.length === 1}
            onClick={() => project.remove(project.id)}
          />
        </ul>
      </div>
    </Menu>
  )
}
