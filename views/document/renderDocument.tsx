import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { Document } from './Document'
import { renderBody } from './renderBody'

/** What a page needs to become a document. */
type PageInDocument = Pick<PageContextServer, 'Page' | 'frame' | 'data' | 'problem' | 'script' | 'styles' | 'cspNonce'>

/**
 * Renders the page before the document, because only then is it known whether it has a widget, and so needs script.
 *
 * @param lean  writes the HTML of the body in fewer characters
 */
export function renderDocument(
  { Page, frame, data, problem, script, styles, cspNonce }: PageInDocument,
  lean = (body: string) => body,
): string {
  const { body, used } = renderBody({ Page, frame, data, problem })
  const [before, after] = renderToStaticMarkup(
    <Document
      frame={frame}
      title={windowTitleIn(data) ?? frame.title}
      script={{ src: script.src, preload: used.size > 0 ? script.preload : [] }}
      styles={styles}
      nonce={cspNonce ?? undefined}
    />,
  ).split('<cw-body></cw-body>')
  return `<!DOCTYPE html>${before}${lean(body)}${after}`
}

/** The title that the page's own data gives to its window, if any. */
function windowTitleIn(data: unknown): string | undefined {
  return data instanceof Object && 'windowTitle' in data ? String(data.windowTitle) : undefined
}
