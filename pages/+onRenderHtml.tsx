import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { Document } from '../views/document/Document'
import { renderBody } from '../views/document/renderBody'

/** Renders the page before the document, because only then is it known whether it has a widget, and so needs script. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, frame, data, problem, script, cspNonce } = pageContext
  const { body, used } = renderBody({ Page, frame, data, problem })
  const [before, after] = renderToStaticMarkup(
    <Document
      frame={frame}
      title={windowTitleIn(data) ?? frame.title}
      script={{ src: script.src, preload: used.size > 0 ? script.preload : [] }}
      nonce={cspNonce ?? undefined}
    />,
  ).split('<cw-body></cw-body>')
  const documentHtml = escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(`${before}${body}${after}`)}`
  return { documentHtml }
}

/** The title that the page's own data gives to its window, if any. */
function windowTitleIn(data: unknown): string | undefined {
  return data instanceof Object && 'windowTitle' in data ? String(data.windowTitle) : undefined
}
