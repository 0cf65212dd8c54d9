import { limits } from '../../../shared/limits'

/** The browsers that can be told to show PDFs, and where. */
export const pdfSettings = {
  Chrome: 'chrome://settings/content/pdfDocuments',
  Firefox: 'about:preferences#general',
} as const

export type PdfBrowser = keyof typeof pdfSettings

/**
 * Whether the PDF did not show. Chrome's viewer is a document in the frame, so without one there is no viewer.
 * Firefox keeps its viewer to itself, so a document that can be seen is an empty frame.
 */
function isMissing(browser: PdfBrowser, hasDocument: boolean): boolean {
  return browser === 'Chrome' ? !hasDocument : hasDocument
}

interface Check {
  browser: PdfBrowser
  /** Whether the frame has a document that the page can see. */
  hasDocument: () => boolean
  /** Tells that the PDF did not show. */
  onMissing: () => void
}

/** Looks once, when the browser has had its time; gives what stops it from looking. */
export function checkFrame({ browser, hasDocument, onMissing }: Check): () => void {
  const timer = setTimeout(() => {
    if (isMissing(browser, hasDocument())) onMissing()
  }, limits.reportCheck)
  return () => clearTimeout(timer)
}
