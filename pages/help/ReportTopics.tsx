import { texts } from '../../shared/texts'
import { ReportScreen } from '../../views/drawings/help/ReportScreen'

export function ReportTopic() {
  return (
    <>
      <figure>
        <ReportScreen />
      </figure>
      <ol>
        <li>
          <b>{texts.report.exportToExcel}</b> saves the same coil as a workbook, where the report can be exported.
        </li>
        <li>
          <b>Download</b> saves the PDF.
        </li>
        <li>
          <b>The question mark</b> says what to do if your browser saves PDFs instead of showing them.
        </li>
        <li>
          <b>Close</b> goes back to the coil.
        </li>
      </ol>
      <p>
        Under <b>Report</b> in the workbench you can also have it in a window of its own. A report is kept for 30 days
        and can be opened only by who made it.
      </p>
      <p>
        <b>Send by email</b> mails the PDF to up to five addresses, with a note of yours. Answers go to you, not to
        Coilworks.
      </p>
    </>
  )
}

export function Excel() {
  return (
    <p>
      <b>Report</b>, then <b>{texts.report.exportToExcel}</b> saves the inputs and results as a workbook: real numbers
      with their units in a column of their own, ready for your own sheets. The units are those of the design.
    </p>
  )
}

export function Printing() {
  return (
    <>
      <p>
        The <b>report</b> is the document to hand on: a letter-size PDF with a title block on each sheet. Print it with
        the button of the viewer.
      </p>
      <p>
        The <b>workbench</b> can be printed as it is, with Ctrl P: results, figures, inputs, drawing and notices, always
        on white, under a line with the name, the tag and the date.
      </p>
    </>
  )
}
