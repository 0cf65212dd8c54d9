import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Frame } from '../../shared/frame/frame'
import { DataContext } from '../DataContext'
import { FrameContext } from '../FrameContext'
import { PiecesContext, type PiecesOfPage } from '../kept/Kept'
import { canBeInSlots, keptMarkup, type Rendered } from '../kept/kept'
import { type OwnValues, ownOf, slotsOf, viewerInSlots } from '../kept/slots'
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
  /** Writes markup in fewer characters: of what is kept only once. */
  lean?: (markup: string) => string
}

/** The body of a page in its layout, and the widgets that it used. */
export function renderBody(of: PageToRender): { body: string; used: Set<WidgetName> } {
  const { Page, frame, data, problem, lean = markup => markup } = of
  const used = new Set<WidgetName>()
  const rendered = (what: ReactNode) => leanly(what, lean)
  const note = ({ markup, used: names }: Rendered) => {
    for (const name of names) used.add(name)
    return markup
  }
  const pieces = piecesOf(frame, rendered)
  const taken: (() => Rendered)[] = []
  const page = rendered(
    <PiecesContext.Provider value={pieces && { ...pieces, lean, take: piece => taken.push(piece) - 1 }}>
      {within({ frame, data, problem }, <Page />)}
    </PiecesContext.Provider>,
  )
  const layout =
    pieces && isPlain(frame) && !problem
      ? pieces.ofFrame(LayoutOfAPage, {})
      : rendered(within({ frame, data, problem }, <LayoutOfAPage />))
  const inside = note(page).replace(/<cw-piece data-at="(\d+)"><\/cw-piece>/g, (_, at) => note(taken[Number(at)]!()))
  return { body: note(layout).replace('<cw-page></cw-page>', () => inside), used }
}

const LayoutOfAPage = () => (
  <Layout>
    <cw-page />
  </Layout>
)

/** Whether the frame says nothing to this reader alone. */
const isPlain = ({ notices, consent, measured }: Frame) =>
  notices.length === 0 && !(measured && consent === 'undecided')

/** Undefined where a value of the reader could not be told from a slot. */
function piecesOf(frame: Frame, rendered: (what: ReactNode) => Rendered): Omit<PiecesOfPage, 'take' | 'lean'> | null {
  const own: OwnValues = { csrfToken: frame.csrfToken, address: frame.address, ...ownOf(frame.viewer) }
  if (!canBeInSlots(own)) return null
  const shared = sharedFrame(frame, slotsOf(own))
  const frameText = JSON.stringify(shared)
  return {
    own,
    ofFrame: (of, props) =>
      keptMarkup(of, frameText + JSON.stringify(props), own, () =>
        rendered(
          <FrameContext.Provider value={shared}>{createElement(of as ComponentType, props)}</FrameContext.Provider>,
        ),
      ),
  }
}

/** The frame without what is of one reader or one answer alone. */
function sharedFrame(frame: Frame, slots: OwnValues): Frame {
  const { routeName, title, preferences, banner, isDemo, isMobile, browser, year, support } = frame
  const { isChallenge, isCodeAsked, isAfterLogout, consent, privacyAddress, viewer } = frame
  const { csrfToken, address = '' } = slots
  return {
    ...{ routeName, title, preferences, banner, isDemo, isMobile, browser, year, support },
    ...{ isChallenge, isCodeAsked, isAfterLogout, consent, privacyAddress, csrfToken, address },
    ...{ viewer: viewer && viewerInSlots(viewer, slots), notices: [], requestId: '' },
  }
}

function leanly(what: ReactNode, lean: (markup: string) => string): Rendered {
  const used = new Set<WidgetName>()
  return { markup: lean(renderToString(<UsedWidgets.Provider value={used}>{what}</UsedWidgets.Provider>)), used }
}

function within({ frame, data, problem }: Omit<PageToRender, 'Page'>, what: ReactNode): ReactNode {
  return (
    <FrameContext.Provider value={frame}>
      <DataContext.Provider value={data}>
        <ProblemContext.Provider value={problem ?? null}>{what}</ProblemContext.Provider>
      </DataContext.Provider>
    </FrameContext.Provider>
  )
}
