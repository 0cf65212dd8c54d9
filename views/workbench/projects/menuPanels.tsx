/** The contents of the item and project menus: loaded when the first of them is opened. */

import { texts } from '../../../shared/texts'
import type { Printable } from '../../../shared/tools/project'
import { capitalized } from '../../../shared/wording/words'
import { tellUse } from '../../client/tellUse'
import { documentOf } from '../form/form'
import { MenuItem } from '../frame/MenuItem'
import type { ReportMenuProps, ReportWish } from '../frame/ReportMenu'
import { useWorkbench } from '../WorkbenchContext'
import type { ItemMenuProps } from './ItemMenu'
import type { ProjectActions } from './ProjectMenu'

export function ItemPanel({ project, onRename }: ItemMenuProps) {
  const { isActing, rated, parts } = useWorkbench()
  const { items } = project.project
  const { tool: entry, starts } = project.form.tool
  const place = items.findIndex(({ id }) => id === project.id)
  const tag = project.form.tag || `this ${entry.item}`
  const addNew = async () => {
    project.add((await starts()).newItem(project.form.system))
    if (entry.events.start) tellUse(entry.events.start)
  }
  const templates = () => void import('./TemplatesDialog').then(({ openTemplates }) => openTemplates(project, isActing))
  const count = () => void import('./countItem').then(({ countItem }) => countItem(project))
  const keep = () => void import('./saveTemplate').then(({ saveTemplate }) => saveTemplate(project))
  return (
    <div className="wb-menu-panel">
      <ul aria-label={capitalized(entry.items)}>
        <MenuItem icon="plus" label={`New ${entry.item}`} disabled={project.isFull} onClick={() => void addNew()} />
        <MenuItem icon="copy" label={`Copy of ${tag}`} disabled={project.isFull} onClick={project.addCopy} />
        <MenuItem icon="folder" label="Examples and templates" onClick={templates} />
        <li className="wb-menu-line" aria-hidden="true" />
        <MenuItem icon="edit" label={`Rename ${tag}`} keys="F2" onClick={onRename} />
        <MenuItem icon="edit" label={`Quantity of ${tag}`} onClick={count} />
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
          disabled={place === items.length - 1}
          onClick={() => project.move(project.id, 1)}
        />
        <MenuItem icon="save" label={`Save ${tag} as template`} onClick={keep} />
        {parts.itemActions.map(({ icon, label, needsRating, run }) => (
          <MenuItem
            key={label('')}
            icon={icon}
            label={label(tag)}
            disabled={needsRating && !rated.rating}
            onClick={() => run(tag, rated.rating)}
          />
        ))}
        <MenuItem
          icon="delete"
          label={`Delete ${tag}`}
          keys="Del"
          disabled={items.length === 1}
          onClick={() => project.remove(project.id)}
        />
      </ul>
    </div>
  )
}

export function ProjectPanel({ onSaveAs, onVersions, onDelete, ...props }: ProjectActions) {
  const { form, parts } = useWorkbench()
  const { tool: entry } = form.tool
  return (
    <div className="wb-menu-panel">
      <ul aria-label="Project">
        {/* On a phone the toolbar has no room for these. */}
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
        <MenuItem icon="columns" label={`Schedule of ${entry.items}`} onClick={props.onSchedule} />
        {parts.Batch && (
          <MenuItem icon="spreadsheet" label={`${capitalized(entry.items)} from a table`} onClick={props.onBatch} />
        )}
        <MenuItem icon="link" label={`Link to this ${entry.item}`} onClick={props.onLink} />
        {props.otherPages.length > 0 && <li className="wb-menu-line" aria-hidden="true" />}
        {props.otherPages.map(({ path, title }) => (
          <MenuItem key={path} icon="chevron-right" label={`Open in ${title}`} onClick={() => props.onTake(path)} />
        ))}
        <li className="wb-menu-line" aria-hidden="true" />
        <MenuItem icon="save" label="Save as" onClick={onSaveAs} />
        <MenuItem icon="download" label="Save to file" onClick={props.onSaveFile} />
        <MenuItem icon="folder" label="Open file" onClick={props.onOpenFile} />
        {onVersions && <MenuItem icon="clock" label="Version history" onClick={onVersions} />}
        {onDelete && <MenuItem icon="delete" label="Delete project" onClick={onDelete} />}
        <li className="wb-menu-line" aria-hidden="true" />
        <MenuItem
          icon="help"
          label="Keys"
          onClick={() => void import('../keys/KeysDialog').then(({ openKeys }) => openKeys())}
        />
      </ul>
    </div>
  )
}

export function ReportPanel({ project, isWorking, isPossible, onReport, onExport }: ReportMenuProps) {
  const { form, canExportStudies } = useWorkbench()
  const canExport = (document: Printable) => canExportStudies || !form.tool.isStudy(document)
  const hasProject = project.project.items.length > 1
  const remark = () => void import('./writeRemarks').then(({ writeRemarks }) => writeRemarks(project))
  const particulars = () => void import('./writeParticulars').then(({ writeParticulars }) => writeParticulars(project))
  const disabled = isWorking || !isPossible
  const item = (label: string, wish: ReportWish) => (
    <MenuItem
      icon={wish.inNewWindow ? 'window' : 'file'}
      label={label}
      disabled={disabled}
      onClick={() => onReport(wish)}
    />
  )
  return (
    <div className="wb-menu-panel">
      <ul aria-label="Report">
        {item('Show report', { inNewWindow: false })}
        {item('Report in a new window', { inNewWindow: true })}
        {item('Performance only', { inNewWindow: false, kind: 'performance' })}
        {item('Internal edition', { inNewWindow: false, kind: 'internal' })}
        {canExport(documentOf(form)) && (
          <MenuItem
            icon="spreadsheet"
            label={texts.report.exportToExcel}
            disabled={disabled}
            onClick={() => onExport(false)}
          />
        )}
        {hasProject && (
          <>
            <li className="wb-menu-line" aria-hidden="true" />
            {item('Submittal of the project', { inNewWindow: false, ofProject: true })}
            {item('Performance of the project', { inNewWindow: false, ofProject: true, kind: 'performance' })}
            {item('Internal edition of the project', { inNewWindow: false, ofProject: true, kind: 'internal' })}
            {canExport(project.document()) && (
              <MenuItem
                icon="spreadsheet"
                label="Schedule to Excel"
                disabled={disabled}
                onClick={() => onExport(true)}
              />
            )}
          </>
        )}
        <li className="wb-menu-line" aria-hidden="true" />
        <MenuItem icon="edit" label="Particulars" onClick={particulars} />
        <MenuItem icon="edit" label="Remarks" onClick={remark} />
      </ul>
    </div>
  )
}
