import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { latePart } from '../state/latePart'
import type { ProjectState } from '../state/useProject'
import type { View } from '../state/useView'
import { useWorkbench } from '../WorkbenchContext'

/** Loaded on demand: most readers never open it. */
const ScheduleView = latePart(async () => (await import('../schedule/ScheduleView')).ScheduleView)

interface MainViewProps {
  view: View
  /** The name of the project. */
  name: string
  project: ProjectState
  /** The panes: inputs, results and inspector. */
  children: ReactNode
}

/** The panes of the workbench, or the view that replaces them. */
export function MainView({ view, name, project, children }: MainViewProps) {
  const { parts, rated } = useWorkbench()
  const { form } = project
  const back = () => view.replace(undefined)
  const replacement = () => {
    if (view.replacing === 'figures')
      return rated.rating && parts.Figures && <parts.Figures rating={rated.rating} onBack={back} />
    if (view.replacing === 'batch' && parts.Batch) return <parts.Batch project={project} onBack={back} />
    return view.replacing && <ScheduleView name={name} project={project} onBack={back} />
  }
  const replaced = replacement()
  const isReplaced = Boolean(replaced)
  const title = useRef<HTMLHeadingElement>(null)
  const wasReplaced = useRef(false)
  // The button that led back is gone: reading goes on at the heading of the panes.
  useLayoutEffect(() => {
    if (wasReplaced.current && !isReplaced) title.current?.focus()
    wasReplaced.current = isReplaced
  }, [isReplaced])
  if (replaced) return <Suspense fallback={<main className="cw-wb" id="main" aria-busy="true" />}>{replaced}</Suspense>
  return (
    <main className="cw-wb" id="main">
      <h1 className="visually-hidden" ref={title} tabIndex={-1}>
        {`${form.tag} ${form.tool.headingOf(form.input)}`.trim()}
      </h1>
      {children}
    </main>
  )
}
