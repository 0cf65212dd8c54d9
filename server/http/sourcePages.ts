/** The pages of the sources, in development: Vike loads them anew after each edit. */
import { renderPage } from 'vike/server'
import type { MakePage } from './renderPages'

export const makeSourcePage: MakePage = async ({ path, query, pattern, ...context }) => {
  const urlOriginal = (pattern.includes('/:') ? path : pattern) + query
  const page = await renderPage({ ...context, styles: [], urlOriginal })
  if (page.errorWhileRendering) throw page.errorWhileRendering
  return page.httpResponse.body
}
