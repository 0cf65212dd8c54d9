import { useEffect, useRef, useState } from 'react'
import { texts } from '../../../shared/texts'
import { Icon } from '../../components/Icon'
import { SettingPicture } from '../../drawings/SettingPicture'
import { checkFrame, type PdfBrowser, pdfSettings } from './frameCheck'
import { Panel } from './Panel'

interface ReportHelpProps {
  title: string
  source: string
  file: string
  /** The reader's browser, if it has a setting to show PDFs. */
  browser?: PdfBrowser
}

/** Help if the browser does not show the PDF. It opens automatically then, and from the bar at any time. */
export function ReportHelp({ title, source, file, browser }: ReportHelpProps) {
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const show = () => panel.current?.showPopover()
    // Some browsers say themselves that they do not show PDFs.
    if (navigator.pdfViewerEnabled === false) return show()
    const hasDocument = () => Boolean(document.querySelector<HTMLIFrameElement>('iframe.rp-f')?.contentDocument)
    return browser && checkFrame({ browser, hasDocument, onMissing: show })
  }, [browser])

  return (
    <Panel id="report-help" title="If the report does not show" panel={panel}>
      <p>
        <a href={source} download={file}>
          {texts.report.download(title, file)}
        </a>
      </p>
      {browser && (
        <>
          <p>{texts.report.instruction}</p>
          <Address text={pdfSettings[browser]} />
          <p>{texts.report.thenChange}</p>
          <SettingPicture browser={browser} />
        </>
      )}
    </Panel>
  )
}

/** The address of the settings page, to be copied: browsers do not open it from a link. */
function Address({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  const code = useRef<HTMLElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Copying was refused: select the text, so that the keyboard can copy it.
      if (code.current) window.getSelection()?.selectAllChildren(code.current)
    }
  }

  return (
    <p className="rp-help-address">
      <code ref={code}>{text}</code>
      <button className="btn btn-outline-secondary btn-sm" type="button" onClick={copy}>
        <Icon name="copy" size="sm" />
        Copy
      </button>
      <span className="cw-xs cw-muted" role="status">
        {isCopied && 'Copied'}
      </span>
    </p>
  )
}
