import { Suspense, useEffect, useRef, useState } from 'react'
import { readerOf } from '../../shared/display/formatQuantity'
import type { UnitSystem } from '../../shared/display/units'
import type { Preferences, Viewer } from '../../shared/frame/frame'
import { routes } from '../../shared/routes'
import type { ToolPage } from '../../shared/tools/pagesOfKind'
import type { AnyInput, Project } from '../../shared/tools/project'
import type { AnyRating, Explained } from '../../shared/tools/results/keyResult'
import { storeChoice } from '../client/storeChoice'
import { AppBar } from '../components/AppBar'
import { Alerts } from '../widgets/alerts/Alerts'
import { refusalAt, wrongAt } from './form/messages'
import { BarTitle } from './frame/BarTitle'
import { Late } from './frame/Late'
import { MainView } from './frame/MainView'
import type { LookedAt } from './frame/OffersToCome'
import { PaneBar } from './frame/PaneBar'
import { PrintHead } from './frame/PrintHead'
import { ProjectToolbar } from './frame/ProjectToolbar'
import { SaveStatus } from './frame/SaveStatus'
import { Spoken } from './frame/Spoken'
import { StatusBar, type SupportLine } from './frame/StatusBar'
import { windowTitle } from './frame/windowTitle'
import { focusWhenThere } from './inputs/focusWhenThere'
import { InputRail } from './inputs/InputRail'
import { Inspector } from './inspector/Inspector'
import { useStops } from './keys/useStops'
import type { WorkbenchParts } from './parts'
import { ProjectMessages } from './results/ProjectMessages'
import { Results } from './results/Results'
import { latePart, useFetchedAhead } from './state/latePart'
import type { KeptDraft } from './state/useKeptDraft'
import { useKeptFocus } from './state/useKeptFocus'
import { useKeys } from './state/useKeys'
import { useMeasuring } from './state/useMeasuring'
import { useMethods } from './state/useMethods'
import { useOtherTabs } from './state/useOtherTabs'
import { type ProjectState, useProject } from './state/useProject'
import { type Problem, useRating } from './state/useRating'
import { useReport } from './state/useReport'
import { useSaveActions } from './state/useSaveActions'
import { type SavedProject, useSaving } from './state/useSaving'
import { useUnloadWarning } from './state/useUnloadWarning'
import { useUnsaved } from './state/useUnsaved'
import { useView } from './state/useView'
import { validated } from './state/validated'
import type { WorkbenchTool } from './tool'
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
  /** The pages of other tools that open the same project. */
  otherPages: readonly ToolPage[]
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

/** Loaded for the few readers whose menu has it. */
const Impersonate = latePart(async () => (await import('../widgets/impersonate/Impersonate')).Impersonate)
const toImpersonate = (
  <Late>
    <Impersonate />
  </Late>
)

/** Loaded when the reader asks how a number was found. */
const Methods = latePart(async () => (await import('./trust/MethodsDialog')).MethodsDialog)

/** The workbench of a tool: inputs on the left, live results in the middle, the item on the right. */
export function Workbench<Input extends AnyInput, Rating extends AnyRating, Own>(
  props: WorkbenchProps<Input, Rating> & OfTool<Input, Rating, Own>,
) {
  const { tool, parts, viewer, preferences, csrfToken } = props
  const project = useProject(tool, props.document, preferences.units)
  const { id: item, form, wrong } = project
  const own = props.useOwn(item)
  const rated = useRating(tool, firstRated(props), { item, form, isValid: wrong.length === 0 })
  const saving = useSaving(tool, props.saved, document => project.keep(document as Project<Input>))
  const report = useReport(tool.tool)
  const methods = useMethods(tool, form.input)
  useMeasuring(viewer, project, rated, saving.saved)
  const [asked, setAsked] = useState<Explained>()
  const view = useView()
  useUnloadWarning(project.hasChanges && !report.isLeaving)
  useOtherTabs(tool.path, saving.saved?.id)
  useFetchedAhead()
  const unsaved = useUnsaved({ tool, viewer, project, saving, found: props.drafts })

  const goTo = (path: string) => {
    view.show('inputs')
    // The pane must be there before something in it can have the focus.
    requestAnimationFrame(() => focusWhenThere(tool, path))
  }
  const ifValid = validated(project as ProjectState, goTo)
  const actions = useSaveActions(project as ProjectState, saving, ifValid)
  const calculate = () =>
    ifValid.item(() => {
      rated.calculate()
      // A narrow screen shows one pane at a time: show the results that were asked for.
      view.setPane('results')
    })
  useKeys({ enter: calculate, s: actions.save, z: project.undo, 'shift z': project.redo, y: project.redo })

  /** The shown results are of earlier inputs, and stay so until the reader does something. */
  const isOld = wrong.length > 0 || rated.problems.length > 0 || rated.failure !== undefined
  const isStale = rated.isWorking || isOld
  const model: WorkbenchModel<Input, Rating, Own> = {
    form,
    change: project.change,
    reader: readerOf(form.system),
    rated,
    ...{ items: project.project.items, saved: saving.saved },
    ...{ parts, own },
    canExportStudies: props.canExportStudies,
    isActing: viewer.isImpersonated,
    methods,
    goTo,
    logIn: unsaved.logIn,
    explain(result) {
      methods.load()
      setAsked(result)
    },
    messageAt: path => (form.left[path] ? wrongAt(form, path) : undefined) ?? refusalAt(form, rated, path),
  }
  const switchUnits = (system: UnitSystem) => {
    project.switchUnits(system)
    void storeChoice('/preferences', new URLSearchParams({ units: system, _csrf: csrfToken ?? '' }))
  }
  const name = saving.saved?.name ?? 'New project'
  useEffect(() => {
    document.title = `${windowTitle(form.tag, name, routes[tool.tool.route].title)} · Coilworks`
  }, [form.tag, name, tool.tool.route])
  const frame = useRef<HTMLDivElement>(null)
  useKeptFocus(frame)
  useStops(frame)
  return (
    <WorkbenchContext value={model as WorkbenchModel}>
      <div
        className="cw-app cw-wbapp"
        data-cw-density="compact"
        data-pane={view.pane}
        data-drawer={view.isDrawerOpen ? 'open' : undefined}
        ref={frame}
      >
        <Spoken wrong={wrong} isStale={isStale} />
        <PrintHead name={name} />
        <AppBar
          viewer={viewer}
          preferences={{ ...preferences, units: form.system }}
          csrfToken={csrfToken}
          address={props.address}
          title={<BarTitle name={name} sharedBy={saving.saved?.sharedBy} />}
          state={<SaveStatus saving={saving} hasChanges={project.hasChanges} onRetry={actions.save} />}
          alerts={<Alerts />}
          impersonate={toImpersonate}
          onUnits={switchUnits}
        />
        <ProjectToolbar
          {...{ name, saving, unsaved, actions, report, ifValid, view }}
          project={project as ProjectState}
          canReport={rated.rating !== null && !isStale}
          otherPages={props.otherPages}
        />
        <MainView view={view} name={name} project={project as ProjectState}>
          <InputRail key={item} onCalculate={calculate} onReset={project.reset} />
          <Results
            rating={rated.rating}
            wrong={wrong}
            isStale={isStale}
            isOld={isOld}
            onEnlarge={() => view.replace('figures')}
          >
            <ProjectMessages {...{ tool, saving, unsaved, actions }} page={props} reportFailure={report.failure} />
          </Results>
          <Inspector rating={rated.rating} isStale={isStale} onClose={() => view.setDrawerOpen(false)} />
        </MainView>
        {asked && rated.rating && (
          <Suspense>
            <Methods result={asked} rating={rated.rating} onClose={() => setAsked(undefined)} />
          </Suspense>
        )}
        <StatusBar support={props.support} hasWrongInput={wrong.length > 0} />
        <PaneBar pane={view.pane} onPane={view.show} />
      </div>
    </WorkbenchContext>
  )
}

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
