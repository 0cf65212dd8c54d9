import { lazy, Suspense, useState } from 'react'
import { permits } from '../../shared/access/permissionGroups'
import { readerOf } from '../../shared/display/formatQuantity'
import type { UnitSystem } from '../../shared/display/units'
import type { Preferences, Viewer } from '../../shared/frame/frame'
import type { AnyInput, Project } from '../../shared/tools/project'
import type { AnyRating, Explained } from '../../shared/tools/results/keyResult'
import { leaveTo } from '../client/page'
import { AppBar } from '../components/AppBar'
import { Alerts } from '../widgets/alerts/Alerts'
import { Impersonate } from '../widgets/impersonate/Impersonate'
import { refusalAt, wrongAt, wrongPaths } from './form/messages'
import { BarTitle } from './frame/BarTitle'
import { Late } from './frame/Late'
import type { LookedAt } from './frame/Offers'
import { OpenedByLink } from './frame/OpenedByLink'
import { type Pane, PaneBar } from './frame/PaneBar'
import { PrintHead } from './frame/PrintHead'
import type { ProjectList } from './frame/projectRow'
import { SaveStatus } from './frame/SaveStatus'
import { StatusBar, type SupportLine } from './frame/StatusBar'
import { Toolbar } from './frame/Toolbar'
import { focusField } from './inputs/focusField'
import { InputRail } from './inputs/InputRail'
import { Inspector } from './inspector/Inspector'
import type { WorkbenchParts } from './parts'
import { Results } from './results/Results'
import { SaveFailure } from './results/SaveFailure'
import { persistUnits } from './state/persistUnits'
import { keepDraft, useDraft } from './state/useDraft'
import { useEscape } from './state/useEscape'
import { useExport } from './state/useExport'
import { type KeptDraft, useKeptDraft } from './state/useKeptDraft'
import { useKeys } from './state/useKeys'
import { useMeasuring } from './state/useMeasuring'
import { useMethods } from './state/useMethods'
import { useOtherTabs } from './state/useOtherTabs'
import { type ProjectState, useProject } from './state/useProject'
import { type Problem, useRating } from './state/useRating'
import { useReport } from './state/useReport'
import { type SavedProject, useSaving } from './state/useSaving'
import { useUnloadWarning } from './state/useUnloadWarning'
import type { Form, WorkbenchTool } from './tool'
import { WorkbenchContext, type WorkbenchModel } from './WorkbenchContext'

/** The data that the page loads for the open project. */
export interface WorkbenchProps<Input extends AnyInput, Rating extends AnyRating> {
  viewer: Viewer
  preferences: Preferences
  csrfToken?: string
  address: string
  document: Project<Input>
  /** The saved project that `document` comes from; null for a new one. */
  saved: SavedProject | null
  /** Set when an old version of the project is shown. */
  looked?: LookedAt
  /** Set when an item was opened by a link. */
  linked?: string
  /** Unsaved changes that the reader left earlier, the newest first. */
  drafts: readonly KeptDraft[]
  /** Why the project that the address names is not shown. */
  openFailure?: string
  /** The rating of the first item. */
  rating: Rating | null
  problems: readonly Problem[]
  projects: ProjectList
  /** Whether the reader may export engineering studies as workbooks. */
  canExportStudies: boolean
  support?: SupportLine
}

interface OfTool<Input extends AnyInput, Rating extends AnyRating, Own> {
  tool: WorkbenchTool<Input, Rating>
  parts: WorkbenchParts<Input, Rating, Own>
  /** A hook: gives the data of the shown item that only the tool's own parts read. */
  useOwn(item: string): Own
}

/** Loaded on demand: most readers never open it. */
const ScheduleView = lazy(async () => ({ default: (await import('./schedule/ScheduleView')).ScheduleView }))

/** Loaded only when there are unsaved changes to offer, or an old version is shown. */
const Offers = lazy(async () => ({ default: (await import('./frame/Offers')).Offers }))

/** Loaded when the reader asks how a number was found. */
const Methods = lazy(async () => ({ default: (await import('./trust/MethodsDialog')).MethodsDialog }))

/** The workbench of a tool: inputs on the left, live results in the middle, the item on the right. */
export function Workbench<Input extends AnyInput, Rating extends AnyRating, Own>(
  props: WorkbenchProps<Input, Rating> & OfTool<Input, Rating, Own>,
) {
  const { tool, parts, viewer, preferences, csrfToken, address, projects, support } = props
  const project = useProject(tool, props.document, preferences.units)
  const { id: item, form, change, wrong, hasChanges } = project
  const own = props.useOwn(item)
  const rated = useRating(tool, firstRated(props), { item, input: form.input, isValid: wrong.length === 0 })
  const saving = useSaving(tool, props.saved, document => project.keep(document as Project<Input>))
  const report = useReport(tool.tool)
  const methods = useMethods(tool, form.input)
  const exported = useExport(tool.tool)
  useMeasuring(viewer, project, rated, saving.saved)
  const [asked, setAsked] = useState<Explained>()
  const [pane, setPane] = useState<Pane>('results')
  const [isNaming, setNaming] = useState(false)
  const [notRestored, setNotRestored] = useState<string>()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isEnlarged, setEnlarged] = useState(false)
  /** The view that replaces the panes. */
  const [view, setView] = useState<'schedule' | 'batch'>()
  const leaveView = () => setView(undefined)
  useUnloadWarning(hasChanges && !report.isWorking)
  useOtherTabs(tool.path, saving.saved?.id)
  const kept = useKeptDraft(project, saving.saved, props.drafts)
  useDraft(tool.projects, readerOfDraft(viewer), ({ document, shown, version, draftId }) => {
    project.replace(document as Project<Input>)
    project.show(shown)
    saving.resume(version)
    kept.resume(draftId)
  })

  const goTo = (path: string) => {
    setPane('inputs')
    setEnlarged(false)
    setView(undefined)
    // The pane must be there before something in it can have the focus.
    requestAnimationFrame(() => focusField(tool, path))
  }
  /** Runs `action` if the items are valid; otherwise shows the first invalid field with its message. */
  const ifRight = (action: () => void, items: readonly { id: string; form: Form }[] = [{ id: item, form }]) => {
    const first = items.find(one => wrongPaths(one.form).length > 0)
    if (!first) return action()
    project.show(first.id)
    project.sayWrong(first.id)
    goTo(wrongPaths(first.form)[0] ?? '')
  }
  const ifAllRight = (action: () => void) => ifRight(action, project.project.items)
  const askName = async () => {
    setNaming(true)
    const dialogs = await import('../client/dialogs')
    await dialogs.saveAs({
      title: 'Save project',
      name: saving.saved?.name,
      save: as => saving.save(project.document(), as),
    })
    setNaming(false)
  }
  const saveAs = () => ifAllRight(() => void askName())
  const { saved } = saving
  // A project that is shared for reading only can be saved under a new name, as the reader's own.
  const save = () =>
    saved && permits(saved.permission, 'save') ? ifAllRight(() => void saving.save(project.document())) : saveAs()
  /** The report replaces this page, so unsaved changes are kept until the reader returns. */
  const keepChanges = (reader?: string) => {
    if (!hasChanges) return
    const version = saving.saved?.version
    keepDraft({ document: project.document(), shown: item, version, reader, draftId: kept.draftId() })
  }
  const logIn = () => {
    keepChanges(readerOfDraft(viewer))
    leaveTo(window.location.href)
  }
  const restore = async () => {
    if (!saved || !props.looked) return
    const { restoreVersion } = await import('./projects/restoreVersion')
    const { version, newest } = props.looked
    setNotRestored((await restoreVersion(tool, { id: saved.id, version, newest }))?.join(' '))
  }
  const calculate = () =>
    ifRight(() => {
      rated.calculate()
      // A narrow screen shows one pane at a time: show the results that were asked for.
      setPane('results')
    })
  useKeys({ enter: calculate, s: save, z: project.undo, 'shift z': project.redo, y: project.redo })
  useEscape(isDrawerOpen, () => setDrawerOpen(false))

  const reader = readerOf(form.system)
  const isStale = rated.isWorking || wrong.length > 0 || rated.problems.length > 0 || rated.failure !== undefined
  const model: WorkbenchModel<Input, Rating, Own> = {
    form,
    change,
    reader,
    rated,
    parts,
    own,
    canExportStudies: props.canExportStudies,
    isActing: viewer.isImpersonated,
    methods,
    goTo,
    logIn,
    explain(result) {
      methods.load()
      setAsked(result)
    },
    messageAt: path => (form.left[path] ? wrongAt(form, path) : undefined) ?? refusalAt(form, rated, path),
  }
  const switchUnits = (system: UnitSystem) => {
    project.switchUnits(system)
    persistUnits(system, csrfToken)
  }
  const name = saving.saved?.name ?? 'New project'
  const whole = (ofProject: boolean) => (ofProject ? ifAllRight : ifRight)
  /** What is printed: the project, or the shown item. */
  const printed = (ofProject: boolean) => {
    const document = project.document()
    return ofProject
      ? document
      : tool.projects.documentOf(document.items.find(({ id }) => id === item)!, document.remarks)
  }

  const { looked } = props
  const looking =
    looked && saving.saved?.id === props.saved?.id
      ? { looked, newestAddress: `${tool.path}?design=${props.saved?.id}`, onRestore: restore }
      : undefined
  const restoreDraft = async (draftId: string) => {
    const found = await kept.restore(draftId)
    if ('failure' in found) return setNotRestored(found.failure)
    setNotRestored(undefined)
    project.replace(found.document as Project<Input>)
    saving.resume(found.version)
  }
  const drafts = { offered: kept.offered, onRestore: restoreDraft, onDiscard: kept.discard }
  return (
    <WorkbenchContext value={model as WorkbenchModel}>
      <div
        className="cw-app cw-wbapp"
        data-cw-density="compact"
        data-pane={pane}
        data-drawer={isDrawerOpen ? 'open' : undefined}
      >
        <PrintHead name={name} />
        <AppBar
          viewer={viewer}
          preferences={{ ...preferences, units: form.system }}
          csrfToken={csrfToken}
          address={address}
          title={<BarTitle name={name} />}
          state={<SaveStatus saving={saving} hasChanges={hasChanges} onRetry={save} />}
          alerts={<Alerts />}
          impersonate={<Impersonate />}
          onUnits={switchUnits}
        />
        <Toolbar
          project={project as ProjectState}
          projects={projects}
          openId={saving.saved?.id}
          isReporting={report.isWorking || exported.isWorking}
          isSaving={saving.progress === 'saving'}
          isDrawerOpen={isDrawerOpen}
          canReport={rated.rating !== null && !isStale}
          onDrawer={() => setDrawerOpen(!isDrawerOpen)}
          onReport={({ inNewWindow, ofProject = false, kind }) =>
            whole(ofProject)(
              () =>
                void report.make(
                  { title: saving.saved?.name ?? (ofProject ? name : form.tag), document: printed(ofProject), kind },
                  { inNewWindow, onLeave: () => keepChanges() },
                ),
            )
          }
          onExport={ofProject =>
            whole(ofProject)(
              () => void exported.save(saving.saved?.name ?? (ofProject ? name : form.tag), printed(ofProject)),
            )
          }
          onSave={save}
          onSaveAs={saveAs}
          onSchedule={() => setView('schedule')}
          onBatch={() => setView('batch')}
          onLink={() => ifRight(() => void import('./projects/makeLink').then(({ makeLink }) => makeLink(form)))}
          onOpenFile={() => void import('./projects/projectFile').then(({ openFile }) => openFile(project))}
          onSaveFile={() =>
            ifAllRight(
              () =>
                void import('./projects/projectFile').then(({ saveToFile }) => saveToFile(project.document(), name)),
            )
          }
          onVersions={
            saved
              ? () => void import('./projects/VersionsDialog').then(({ openVersions }) => openVersions(tool, saved))
              : undefined
          }
          onDelete={
            saved && permits(saved.permission, 'delete')
              ? () => void import('./state/deleteProject').then(({ deleteProject }) => deleteProject(tool, saved))
              : undefined
          }
        />
        {view ? (
          <Suspense fallback={<main className="cw-wb" id="main" aria-busy="true" />}>
            {view === 'schedule' || !parts.Batch ? (
              <ScheduleView name={name} project={project as ProjectState} onBack={leaveView} />
            ) : (
              <parts.Batch project={project as ProjectState} onBack={leaveView} />
            )}
          </Suspense>
        ) : isEnlarged && rated.rating && parts.Figures ? (
          <Suspense fallback={<main className="cw-wb" id="main" aria-busy="true" />}>
            <parts.Figures rating={rated.rating} onBack={() => setEnlarged(false)} />
          </Suspense>
        ) : (
          <main className="cw-wb" id="main">
            <h1 className="visually-hidden">{`${form.tag} ${tool.headingOf(form.input)}`.trim()}</h1>
            <InputRail key={item} onCalculate={calculate} onReset={project.reset} />
            <Results rating={rated.rating} isStale={isStale} onEnlarge={() => setEnlarged(true)}>
              {props.linked && !saved && <OpenedByLink linked={props.linked} />}
              {(looking || kept.offered.length > 0) && (
                <Late>
                  <Offers looking={looking} drafts={drafts} />
                </Late>
              )}
              {!isNaming && (
                <SaveFailure
                  reason={saving.failure ?? report.failure ?? notRestored}
                  openFailure={props.openFailure}
                  savedAddress={saving.saved ? `${tool.path}?design=${saving.saved.id}` : undefined}
                  onSaveAs={saveAs}
                />
              )}
            </Results>
            <Inspector rating={rated.rating} isStale={isStale} onClose={() => setDrawerOpen(false)} />
          </main>
        )}
        {asked && rated.rating && (
          <Suspense fallback={null}>
            <Methods result={asked} rating={rated.rating} onClose={() => setAsked(undefined)} />
          </Suspense>
        )}
        <StatusBar support={support} hasWrongInput={wrong.length > 0} isStale={isStale} />
        <PaneBar
          pane={pane}
          onPane={next => {
            setEnlarged(false)
            setView(undefined)
            setPane(next)
          }}
        />
      </div>
    </WorkbenchContext>
  )
}

/** Names the reader whose changes are kept during a new login. */
const readerOfDraft = ({ customerNumber, fullName }: Viewer) => `${customerNumber} ${fullName}`

/** The rating of the first item, as the page loaded it. */
function firstRated<Input extends AnyInput, Rating extends AnyRating>({
  tool,
  document,
  rating,
  problems,
}: WorkbenchProps<Input, Rating> & Pick<OfTool<Input, Rating, unknown>, 'tool'>) {
  const { id, input } = document.items[0]!
  return { item: id, rating, problems, ratedInput: tool.ratedInput(input, rating), input }
}
