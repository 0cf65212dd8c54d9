import { type FormEvent, useState } from 'react'
import type { SetReport } from '../../../shared/contracts/tools/toolOperations'
import { routes } from '../../../shared/routes'
import { texts } from '../../../shared/texts'
import { closeReport } from '../../client/closeReport'
import { exportToExcel } from '../../client/exportToExcel'
import { goBack } from '../../client/goBack'
import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'

interface ReportActionsProps {
  /** The address of the PDF; `file` is the name under which it is saved. */
  source: string
  file: string
  /** The request for a workbook and its service; absent if there is none, or not for this reader. */
  workbook?: { service: SetReport['Service']; parameters: NonNullable<SetReport['ExportParameters']> }
  csrfToken?: string
  canSend?: boolean
}

/** The actions on the shown report. */
export function ReportActions({ source, file, workbook, csrfToken, canSend }: ReportActionsProps) {
  const [isExporting, setExporting] = useState(false)

  async function save() {
    if (!workbook) return
    setExporting(true)
    // A failed export of a report shows no message: there is just no file.
    await exportToExcel(workbook, workbook.parameters).catch(() => false)
    setExporting(false)
  }

  async function close(event: FormEvent) {
    event.preventDefault()
    // Leave the page even if the server cannot be reached.
    await closeReport().catch(() => undefined)
    if (!goBack()) window.location.assign(routes.appSelector.path)
  }

  return (
    <>
      {workbook && (
        <button className="cw-bar-btn rp-b" type="button" disabled={isExporting} onClick={save}>
          {isExporting ? <Spinner /> : <Icon name="spreadsheet" />}
          <span>{texts.report.exportToExcel}</span>
        </button>
      )}
      {/* Always shown: whether the browser displays a PDF in a frame is not known in advance. */}
      <a className="cw-bar-btn rp-b" href={source} download={file}>
        <Icon name="download" />
        <span>Download</span>
      </a>
      {canSend && (
        <button className="cw-bar-btn rp-b" type="button" popoverTarget="report-mail">
          <Icon name="mail" />
          <span>Send by email</span>
        </button>
      )}
      <button className="cw-bar-btn" type="button" popoverTarget="report-help" aria-label="The report does not show">
        <Icon name="help" />
      </button>
      <span className="cw-bar-sep" />
      <form method="post" action={routes.report.path} onSubmit={close}>
        <input type="hidden" name="_csrf" value={csrfToken} />
        <button className="cw-bar-btn" type="submit" aria-label="Close report" title="Close report">
          <Icon name="close" />
        </button>
      </form>
    </>
  )
}
