import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { canBeInSlots, keptMarkup } from '../kept/kept'
import { type OwnValues, slotsOf } from '../kept/slots'
import { Document, type DocumentProps } from './Document'
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
  lean?: (body: string) => string,
): string {
  const { body, used } = renderBody({ Page, frame, data, problem, lean })
  const { preferences, isAfterLogout, consent, measured, csrfToken, reader, signedInAt } = frame
  const own = {
    ...{ csrfToken, reader, title: windowTitleIn(data) ?? frame.title, nonce: cspNonce ?? undefined },
    signedInAt: signedInAt?.toString(),
    measured: consent === 'accepted' && measured ? JSON.stringify(measured) : undefined,
  }
  const shared = {
    ...{ theme: preferences.theme, styles, isAfterLogout },
    script: { src: script.src, preload: used.size > 0 ? script.preload : [] },
  }
  return `<!DOCTYPE html>${documentAround(shared, own).replace('<cw-body></cw-body>', () => body)}`
}

type Own = Pick<OwnValues, 'csrfToken' | 'reader' | 'title' | 'nonce' | 'signedInAt' | 'measured'>

function documentAround(shared: Omit<DocumentProps, keyof Own>, own: Own): string {
  if (!canBeInSlots(own)) return renderToStaticMarkup(<Document {...shared} {...own} />)
  const props = { ...shared, ...slotsOf(own) }
  const { markup } = keptMarkup(Document, JSON.stringify(props), own, () => ({
    markup: renderToStaticMarkup(<Document {...props} />),
    used: new Set(),
  }))
  return markup
}

/** The title that the page's own data gives to its window, if any. */
function windowTitleIn(data: unknown): string | undefined {
  return data instanceof Object && 'windowTitle' in data ? String(data.windowTitle) : undefined
}
