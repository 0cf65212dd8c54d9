import { lazy, Suspense, useState } from 'react'
import type { CoilRating } from '../../../engine/coils/coil'
import { ratedCoil } from '../../../engine/coils/ratedCoil'
import { permits } from '../../../shared/access/permissionGroups'
import type { UnitSystem } from '../../../shared/coils/document/coilDocument'
import { documentOfCoil } from '../../../shared/coils/document/project'
import type { ProjectDocument } from '../../../shared/coils/document/projectDocument'
import { coilKindWithin } from '../../../shared/coils/facts/coilKind'
import type { Explained } from '../../../shared/coils/facts/keyResults'
import { readerOf } from '../../../shared/display/formatQuantity'
import type { Preferences, Viewer } from '../../../shared/frame/frame'
import { leaveTo } from '../../client/page'
import { AppBar } from '../../components/AppBar'
import { Alerts } from '../alerts/Alerts'
import { Impersonate } from '../impersonate/Impersonate'
import { firstWish } from './candidates/wish'
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
import { useProject } from './state/useProject'
import { type Problem, useRating } from './state/useRating'
import { useReport } from './state/useReport'
import { type SavedProject, useSaving } from './state/useSaving'
import { useUnloadWarning } from './state/useUnloadWarning'
import { WorkbenchContext } from './WorkbenchContext'

export interface CoilWorkbenchProps {
  viewer: Viewer
  preferences: Preferences
  csrfToken?: string
  address: string
  document: ProjectDocument
  /** What is saved of the document; nothing for a new one. */
  saved: SavedProject | null
  /** Set where an old version of it is shown. */
  looked?: LookedAt
  /** Set where the coil was opened by a link. */
  linked?: string
  /** Unsaved changes from the reader's earlier sittings, the newest first. */
  drafts: readonly KeptDraft[]
  /** Why the design of the address is not shown. */
  openFailure?: string
  /** Of the first coil. */
  rating: CoilRating | null
  problems: readonly Problem[]
  designs: ProjectList
  /** Whether the reader has the new engine beside the original one, and the comparison of both. */
  canChooseEngine: boolean
  canCompareEngines: boolean
  /** Whether the reader may have the workbooks of engineering studies. */
  canExportStudies: boolean
  support?: SupportLine
}

/** Fetched when somebody asks for them: most never do. */
const ScheduleView = lazy(async () => ({ default: (await import('./schedule/ScheduleView')).ScheduleView }))
const BatchView = lazy(async () => ({ default: (await import('./batch/BatchView')).BatchView }))

/** Fetched for who comes back to changes or to an old version. */
const Offers = lazy(async () => ({ default: (await import('./frame/Offers')).Offers }))

/** Fetched when somebody enlarges the figures: most never do. */
const FiguresView = lazy(async () => ({ default: (await import('./figures/FiguresView')).FiguresView }))

/** Fetched when somebody asks how a number was found. */
const Methods = lazy(async () => ({ default: (await import('./trust/MethodsDialog')).MethodsDialog }))

/** The coil workbench: inputs on the left, live results in the middle, the coil on the right. */
export function CoilWorkbench(props: CoilWorkbenchProps) {
  const { viewer, preferences, csrfToken, address, designs, support } = props
  const project = useProject(props.document, preferences.units)
  const { id: coil, form, change, wrong, hasChanges } = project
  const rated = useRating(firstRated(props), coil, form.input, wrong.length === 0)
  const saving = useSaving(props.saved, project.keep)
  const report = useReport()
  const methods = useMethods(form.input)
  const exported = useExport()
  useMeasuring(viewer, project, rated, saving.saved)
  const [wish, setWish] = useState(firstWish)
  const [asked, setAsked] = useState<Explained>()
  const [pane, setPane] = useState<Pane>('results')
  const [isNaming, setNaming] = useState(false)
  const [notRestored, setNotRestored] = useState<string>()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isEnlarged, setEnlarged] = useState(false)
  /** What stands in the place of the panes. */
  const [view, setView] = useState<'schedule' | 'batch'>()
  const leaveView = () => setView(undefined)
  useUnloadWarning(hasChanges && !report.isWorking)
  useOtherTabs(saving.saved?.id)
  const kept = useKeptDraft(project, saving.saved, props.drafts)
  useDraft(readerOfDraft(viewer), ({ document, shown, version, sitting }) => {
    project.replace(document)
    project.show(shown)
    saving.resume(version)
    kept.resume(sitting)
  })

  const goTo = (path: string) => {
    setPane('inputs')
    setEnlarged(false)
    setView(undefined)
    // The pane must be there before something in it can have the focus.
    requestAnimationFrame(() => focusField(path))
  }
  /** Does `action` if the coils are right; else says what is wrong and goes there. */
  const ifRight = (action: () => void, coils = [{ id: coil, form }]) => {
    const first = coils.find(one => wrongPaths(one.form).length > 0)
    if (!first) return action()
    project.show(first.id)
    project.sayWrong(first.id)
    goTo(wrongPaths(first.form)[0] ?? '')
  }
  const ifAllRight = (action: () => void) => ifRight(action, [...project.project.coils])
  const askName = async () => {
    setNaming(true)
    const dialogs = await import('../../client/dialogs')
    await dialogs.saveAs({
      title: 'Save project',
      name: saving.saved?.name,
      save: as => saving.save(project.document(), as),
    })
    setNaming(false)
  }
  const saveAs = () => ifAllRight(() => void askName())
  const { saved } = saving
  // What is shared to be read only can be kept under a name of one's own.
  const save = () =>
    saved && permits(saved.permission, 'save') ? ifAllRight(() => void saving.save(project.document())) : saveAs()
  /** The report takes the place of the workbench: whoever closes it finds what was not saved yet. */
  const keepChanges = (reader?: string) => {
    if (!hasChanges) return
    const version = saving.saved?.version
    keepDraft({ document: project.document(), shown: coil, version, reader, sitting: kept.sitting() })
  }
  const logIn = () => {
    keepChanges(readerOfDraft(viewer))
    leaveTo(window.location.href)
  }
  const restore = async () => {
    if (!saved || !props.looked) return
    const { restoreVersion } = await import('./projects/restoreVersion')
    const { version, newest } = props.looked
    setNotRestored((await restoreVersion({ id: saved.id, version, newest }))?.join(' '))
  }
  const calculate = () =>
    ifRight(() => {
      rated.calculate()
      // Where one pane shows at a time, who asks for results gets to see them.
      setPane('results')
    })
  useKeys({ enter: calculate, s: save, z: project.undo, 'shift z': project.redo, y: project.redo })
  useEscape(isDrawerOpen, () => setDrawerOpen(false))

  const reader = readerOf(form.system)
  const isStale = rated.isWorking || wrong.length > 0 || rated.problems.length > 0 || rated.failure !== undefined
  const model = {
    form,
    change,
    reader,
    canChooseEngine: props.canChooseEngine,
    canCompareEngines: props.canCompareEngines,
    canExportStudies: props.canExportStudies,
    isActing: viewer.isImpersonated,
    rated,
    methods,
    wish,
    setWish,
    goTo,
    logIn,
    explain: (result: Explained) => {
      methods.load()
      setAsked(result)
    },
    messageAt: (path: Parameters<typeof wrongAt>[1]) =>
      (form.left[path] ? wrongAt(form, path) : undefined) ?? refusalAt(form, rated, path),
  }
  const switchUnits = (system: UnitSystem) => {
    project.switchUnits(system)
    persistUnits(system, csrfToken)
  }
  const name = saving.saved?.name ?? 'New project'
  const whole = (ofProject: boolean) => (ofProject ? ifAllRight : ifRight)
  /** What goes on paper: the project, or the shown coil. */
  const printed = (ofProject: boolean) => {
    const document = project.document()
    return ofProject ? document : documentOfCoil(document.coils.find(({ id }) => id === coil)!, document.remarks)
  }

  const { looked } = props
  const looking =
    looked && saving.saved?.id === props.saved?.id
      ? { looked, newestAddress: `/enterprise-webapp?design=${props.saved?.id}`, onRestore: restore }
      : undefined
  const restoreDraft = async (sitting: string) => {
    const found = await kept.restore(sitting)
    if ('failure' in found) return setNotRestored(found.failure)
    setNotRestored(undefined)
    project.replace(found.document)
    saving.resume(found.version)
  }
  const drafts = { offered: kept.offered, onRestore: restoreDraft, onDiscard: kept.discard }
  return (
    <WorkbenchContext value={model}>
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
          project={project}
          designs={designs}
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
              ? () => void import('./projects/VersionsDialog').then(({ openVersions }) => openVersions(saved))
              : undefined
          }
          onDelete={
            saved && permits(saved.permission, 'delete')
              ? () => void import('./state/deleteProject').then(({ deleteProject }) => deleteProject(saved))
              : undefined
          }
        />
        {view ? (
          <Suspense fallback={<main className="cw-wb" id="main" aria-busy="true" />}>
            {view === 'schedule' ? (
              <ScheduleView name={name} project={project} onBack={leaveView} />
            ) : (
              <BatchView project={project} onBack={leaveView} />
            )}
          </Suspense>
        ) : isEnlarged && rated.rating ? (
          <Suspense fallback={<main className="cw-wb" id="main" aria-busy="true" />}>
            <FiguresView rating={rated.rating} onBack={() => setEnlarged(false)} />
          </Suspense>
        ) : (
          <main className="cw-wb" id="main">
            <h1 className="visually-hidden">{`${form.tag} ${coilKindWithin(form.input)} coil`.trim()}</h1>
            <InputRail key={coil} onCalculate={calculate} onReset={project.reset} />
            <Results coil={coil} rating={rated.rating} isStale={isStale} onEnlarge={() => setEnlarged(true)}>
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
                  savedAddress={saving.saved ? `/enterprise-webapp?design=${saving.saved.id}` : undefined}
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

/** By whom changes are kept over a new login. */
const readerOfDraft = ({ customerNumber, fullName }: Viewer) => `${customerNumber} ${fullName}`

/** What the page brought of its first coil. */
function firstRated({ document, rating, problems }: CoilWorkbenchProps) {
  const { id, input } = document.coils[0]!
  return { coil: id, rating, problems, ratedInput: ratedCoil(input, rating?.chosen), input }
}
