import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from '../views/document/renderDocument'

/** In development only: Vike adds the style sheets as they are edited. A build renders its pages by `builtPages.ts`. */
export function onRenderHtml(pageContext: PageContextServer) {
  return { documentHtml: dangerouslySkipEscape(renderDocument(pageContext)) }
}
