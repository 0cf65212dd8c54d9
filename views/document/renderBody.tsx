import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Frame } from '../../shared/frame/frame'
import { DataContext } from '../DataContext'
import { FrameContext } from '../FrameContext'
import { Layout } from '../layouts/Layout'
import { type Problem, ProblemContext } from '../ProblemContext'
import type { WidgetName } from '../widgets/components'
import { UsedWidgets } from '../widgets/Widget'

interface PageToRender {
  Page: () => ReactNode
  frame: Frame
  /** The data that the page's own +data.ts returned. */
  data?: unknown
  problem?: Problem
}

/** The body of a page in its layout, and the widgets that it used. */
export function renderBody({ Page, frame, data, problem }: PageToRender): { body: string; used: Set<WidgetName> } {
  const used = new Set<WidgetName>()
  const body = renderToString(
    <FrameContext.Provider value={frame}>
      <DataContext.Provider value={data}>
        <ProblemContext.Provider value={problem ?? null}>
          <UsedWidgets.Provider value={used}>
            <Layout>
              <Page />
            </Layout>
          </UsedWidgets.Provider>
        </ProblemContext.Provider>
      </DataContext.Provider>
    </FrameContext.Provider>,
  )
  return { body, used }
}
