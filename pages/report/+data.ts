import type { PageContextServer } from 'vike/types'

/** The report that the address names. The server has checked it, and sent away who came without one. */
export function data({ urlParsed }: PageContextServer) {
  const { fon = '', fin = '', title = '' } = urlParsed.search
  const source = `/pdfs/${encodeURIComponent(fon)}/${encodeURIComponent(fin)}`
  return { title: title || fin, file: fin, source }
}
