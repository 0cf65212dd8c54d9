import { lazy, Suspense, useState } from 'react'
import type { CoilRating } from '../../../engine/coils/coil'
import type { CoilDocument, UnitSystem } from '../../../shared/designs/coilDocument'
import { readerOf } from '../../../shared/display/formatQuantity'
import type { Preferences, Viewer } from '../../../shared/frame'
import { permits } from '../../../shared/permissionGroups'
import { AppBar } from '../../components/AppBar'
import { Alerts } from '../alerts/Alerts'
import { Impersonate } from '../impersonate/Impersonate'
import { documentOf, formOf, withSystem } from './form/form'
import { refusalAt, wrongAt } from './form/messages'
import { BarTitle } from './frame/BarTitle'
import type { DesignRow } from './frame/OpenMenu'
import { type Pane, PaneBar } from './frame/PaneBar'
import { PrintHead } from './frame/PrintHead'
import { SaveStatus } from './frame/SaveStatus'
import { StatusBar, type SupportLine } from './frame/StatusBar'
import { Toolbar } from './frame/Toolbar'
import { focusField } from './inputs/focusField'
import { InputRail } from './inputs/InputRail'
import { Inspector } from './inspector/Inspector'
import { Results } from './results/Results'
import { SaveFailure } from './results/SaveFailure'
import { deleteDesign } from './state/deleteDesign'
import { persistUnits } from './state/persistUnits'
import { keepDraft, useDraft } from './state/useDraft'
import { useEscape } from './state/useEscape'
import { useExport } from './state/useExport'
import { useForm } from './state/useForm'
import { useKeys } from './state/useKeys'
import { useMeasuring } from './state/useMeasuring'
import { useOtherTabs } from './state/useOtherTabs'
import { type Problem, useRating } from './state/useRating'
import { useReport } from './state/useReport'
import { type SavedDesign, useSaving } from './state/useSaving'
import { useUnloadWarning } from './state/useUnloadWarning'
import { WorkbenchContext } from './WorkbenchContext'

export interface CoilWorkbenchProps {
  viewer: Viewer
  preferences: Preferences
  csrfToken?: string
  address: string
  document: CoilDocument
  /** What is saved of the document; nothing for a new one. */
  saved: SavedDesign | null
  /** Why the design of the address is not shown. */
  openFailure?: string
  rating: CoilRating | null
  problems: readonly Problem[]
  designs: readonly DesignRow[]
  support?: SupportLine
}

/** Fetched when somebody enlarges the figures: most never do. */
const FiguresView = lazy(async () => ({ default: (await import('./figures/FiguresView')).FiguresView }))

/** The coil workbench: inputs on the left, live results in the middle, the coil on the right. */
export function CoilWorkbench(props: CoilWorkbenchProps) {
  const { viewer, preferences, csrfToken, address, designs, support } = props
  const { form, change, wrong, hasChanges, keep, sayWrong, reset } = useForm(props.document, preferences.units)
  const { input } = props.document
  const first = { rating: props.rating, problems: props.problems, ratedInput: input, input }
  const rated = useRating(first, form.input, wrong.length === 0)
  const saving = useSaving(props.saved, keep)
  const report = useReport()
  const exported = useExport()
  useMeasuring(viewer, documentOf(form), rated, saving.saved)
  const [pane, setPane] = useState<Pane>('results')
  const [isNaming, setNaming] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isEnlarged, setEnlarged] = useState(false)
  useUnloadWarning(hasChanges && !report.isWorking)
  useOtherTabs(saving.saved?.id)
  useDraft(({ document, version }) => {
    change(now => formOf(document, now.system))
    saving.resume(version)
  })

  const goTo = (path: string) => {
    setPane('inputs')
    setEnlarged(false)
    // The pane must be there before something in it can have the focus.
    requestAnimationFrame(() => focusField(path))
  }
  /** Does `action` if the form is right; else says what is wrong and goes there. */
  const ifRight = (action: () => void) => {
    const [path] = wrong
    if (path === undefined) return action()
    sayWrong()
    goTo(path)
  }
  const saveAs = () =>
    ifRight(async () => {
      setNaming(true)
      const dialogs = await import('../../client/dialogs')
      await dialogs.saveAs({
        title: 'Save design',
        name: saving.saved?.name,
        tag: form.tag,
        save: ({ name, tag, note }) => {
          change(now => ({ ...now, tag }))
          return saving.save({ ...documentOf(form), tag }, { name, note })
        },
      })
      setNaming(false)
    })
  const { saved } = saving
  // What is shared to be read only can be kept under a name of one's own.
  const save = () =>
    saved && permits(saved.permission, 'save') ? ifRight(() => void saving.save(documentOf(form))) : saveAs()
  /** The report takes the place of the workbench: whoever closes it finds what was not saved yet. */
  const keepChanges = () => {
    if (hasChanges) keepDraft(documentOf(form), saving.saved?.version)
  }
  const calculate = () => ifRight(rated.calculate)
  useKeys({ calculate, save })
  useEscape(isDrawerOpen, () => setDrawerOpen(false))

  const reader = readerOf(form.system)
  const isStale = rated.isWorking || wrong.length > 0 || rated.problems.length > 0 || rated.failure !== undefined
  const model = {
    form,
    change,
    reader,
    rated,
    goTo,
    messageAt: (path: Parameters<typeof wrongAt>[1]) =>
      (form.left[path] ? wrongAt(form, path) : undefined) ?? refusalAt(form, rated, path),
  }
  const switchUnits = (system: UnitSystem) => {
    change(now => withSystem(now, system))
    persistUnits(system, csrfToken)
  }
  const name = saving.saved?.name ?? 'New coil'

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
          designs={designs}
          openId={saving.saved?.id}
          isReporting={report.isWorking || exported.isWorking}
          isSaving={saving.progress === 'saving'}
          isDrawerOpen={isDrawerOpen}
          canReport={rated.rating !== null && !isStale}
          onDrawer={() => setDrawerOpen(!isDrawerOpen)}
          onReport={inNewWindow =>
            ifRight(
              () =>
                void report.make(saving.saved?.name ?? form.tag, documentOf(form), {
                  inNewWindow,
                  onLeave: keepChanges,
                }),
            )
          }
          onExport={() => ifRight(() => void exported.save(saving.saved?.name ?? form.tag, documentOf(form)))}
          onSave={save}
          onSaveAs={saveAs}
          onDelete={saved && permits(saved.permission, 'delete') ? () => void deleteDesign(saved) : undefined}
        />
        {isEnlarged && rated.rating ? (
          <Suspense fallback={<main className="cw-wb" id="main" aria-busy="true" />}>
            <FiguresView rating={rated.rating} onBack={() => setEnlarged(false)} />
          </Suspense>
        ) : (
          <main className="cw-wb" id="main">
            <h1 className="visually-hidden">{`${form.tag} ${form.input.application.toLowerCase()} coil`}</h1>
            <InputRail onCalculate={calculate} onReset={reset} />
            <Results rating={rated.rating} isStale={isStale} onEnlarge={() => setEnlarged(true)}>
              {!isNaming && (
                <SaveFailure
                  reason={saving.failure ?? report.failure}
                  openFailure={props.openFailure}
                  savedAddress={saving.saved ? `/enterprise-webapp?design=${saving.saved.id}` : undefined}
                  onSaveAs={saveAs}
                />
              )}
            </Results>
            <Inspector rating={rated.rating} isStale={isStale} onClose={() => setDrawerOpen(false)} />
          </main>
        )}
        <StatusBar support={support} hasWrongInput={wrong.length > 0} isStale={isStale} />
        <PaneBar
          pane={pane}
          onPane={next => {
            setEnlarged(false)
            setPane(next)
          }}
        />
      </div>
    </WorkbenchContext>
  )
}
