import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { DataContext } from '../views/DataContext'
import { Document } from '../views/document/Document'
import { FrameContext } from '../views/FrameContext'
import { Layout } from '../views/layouts/Layout'
import type { WidgetName } from '../views/widgets/components'
import { UsedWidgets } from '../views/widgets/Widget'

/** The page is rendered first: only then is it known whether it has a widget, and with it a script. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, frame, script, cspNonce } = pageContext
  const used = new Set<WidgetName>()
  const body = renderToString(
    <FrameContext.Provider value={frame}>
      <DataContext.Provider value={pageContext.data}>
        <UsedWidgets.Provider value={used}>
          <Layout>
            <Page />
          </Layout>
        </UsedWidgets.Provider>
      </DataContext.Provider>
    </FrameContext.Provider>,
  )
  const [before, after] = renderToStaticMarkup(
    <Document frame={frame} script={used.size > 0 ? script : undefined} nonce={cspNonce ?? undefined} />,
  ).split('<cw-body></cw-body>')
  const documentHtml = escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(`${before}${body}${after}`)}`
  return { documentHtml, pageContext: { usedWidgets: [...used] } }
}
