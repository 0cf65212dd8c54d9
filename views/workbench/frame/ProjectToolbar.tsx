import { useEffect, useRef } from 'react'
import { permits } from '../../../shared/access/permissionGroups'
import type { ToolPage } from '../../../shared/tools/pagesOfKind'
import { useExport } from '../state/useExport'
import type { ProjectState } from '../state/useProject'
import type { useReport } from '../state/useReport'
import type { SaveActions } from '../state/useSaveActions'
import type { Saving } from '../state/useSaving'
import type { Unsaved } from '../state/useUnsaved'
import type { View } from '../state/useView'
import type { Validated } from '../state/validated'
import { Toolbar } from './Toolbar'

interface ProjectToolbarProps {
  project: ProjectState
  name: string
  saving: Saving
  actions: SaveActions
  report: ReturnType<typeof useReport>
  ifValid: Validated
  view: View
  canReport: boolean
  /** Keeps the changes before the report or another tool replaces the page. */
  unsaved: Unsaved
  otherPages: readonly ToolPage[]
}

/** The toolbar, with the actions of the open project. Code that only some of them need is loaded on demand. */
export function ProjectToolbar({
  project,
  name,
  saving,
  unsaved,
  report,
  ifValid,
  view,
  ...props
}: ProjectToolbarProps) {
  const { saved } = saving
  const { tool } = project.form
  const exported = useExport(tool.tool)
  // The report of a project leaves the page later, with what was changed meanwhile.
  const keep = useRef(unsaved.keep)
  useEffect(() => {
    keep.current = unsaved.keep
  })
  const ifAllValid = (ofProject: boolean) => (ofProject ? ifValid.project : ifValid.item)
  /** The printed document, the project or the shown item, with its title. */
  const printed = (ofProject: boolean) => {
    const document = project.document()
    const shown = document.items.find(({ id }) => id === project.id)!
    return {
      title: saved?.name ?? (ofProject ? name : project.form.tag),
      document: ofProject ? document : tool.projects.documentOf(shown, document.remarks, document.particulars),
    }
  }
  return (
    <Toolbar
      project={project}
      openId={saved?.id}
      isReporting={report.isWorking || exported.isWorking}
      isSaving={saving.progress === 'saving'}
      isDrawerOpen={view.isDrawerOpen}
      canReport={props.canReport}
      onDrawer={() => view.setDrawerOpen(!view.isDrawerOpen)}
      onReport={({ inNewWindow, ofProject = false, kind }) =>
        ifAllValid(ofProject)(
          () => void report.make({ ...printed(ofProject), kind }, { inNewWindow, onLeave: () => keep.current() }),
        )
      }
      onExport={ofProject =>
        ifAllValid(ofProject)(() => {
          const { title, document } = printed(ofProject)
          void exported.save(title, document)
        })
      }
      onSave={props.actions.save}
      onSaveAs={props.actions.saveAs}
      onSchedule={() => view.replace('schedule')}
      onBatch={() => view.replace('batch')}
      onLink={() =>
        ifValid.item(() => void import('../projects/makeLink').then(({ makeLink }) => makeLink(project.form)))
      }
      onOpenFile={() => void import('../projects/projectFile').then(({ openFile }) => openFile(project))}
      onSaveFile={() =>
        ifValid.project(
          () => void import('../projects/projectFile').then(({ saveToFile }) => saveToFile(project.document(), name)),
        )
      }
      otherPages={props.otherPages}
      onTake={unsaved.takeTo}
      onVersions={
        saved
          ? () => void import('../projects/VersionsDialog').then(({ openVersions }) => openVersions(tool, saved))
          : undefined
      }
      onDelete={
        saved && permits(saved.permission, 'delete')
          ? () => void import('../state/deleteProject').then(({ deleteProject }) => deleteProject(tool, saved))
          : undefined
      }
    />
  )
}
