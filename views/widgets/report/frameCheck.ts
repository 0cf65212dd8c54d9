import { limits } from '../../../shared/limits'

/** The browsers with a setting to show PDFs, and where it is. */
export const pdfSettings = {
  Chrome: 'chrome://settings/content/pdfDocuments',
  Firefox: 'about:preferences#general',
} as const

export type PdfBrowser = keyof typeof pdfSettings

/**
 * Whether the PDF is not shown. Chrome's viewer is a document in the frame, so without a document there is no viewer.
 * Firefox hides its viewer from the page, so an accessible document means an empty frame.
 */
function isMissing(browser: PdfBrowser, hasDocument: boolean): boolean {
  return browser === 'Chrome' ? !hasDocument : hasDocument
}

interface Check {
  browser: PdfBrowser
  /** Whether the frame has a document that the page can access. */
  hasDocument: () => boolean
  /** Called if the PDF is not shown. */
  onMissing: () => void
}

/** Checks once, after the browser has had time to load; gives a function that cancels the check. */
export function checkFrame({ browser, hasDocument, onMissing }: Check): () => void {
  const timer = setTimeout(() => {
    if (isMissing(browser, hasDocument())) onMissing()
  }, limits.reportCheck)
  return () => clearTimeout(timer)
}
