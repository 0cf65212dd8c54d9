/** Columns that the lists of every tool have: in the report and in the workbook of a project. */
import type { Quantity } from '../../shared/display/units'
import { severityWords } from '../../shared/tools/notices/noticeOrder'
import type { ReportContent } from './reportContent'
import type { ScheduleColumn, WorkbookColumn } from './toolPaper'
import { numeric, quantityCell, text } from './workbookCells'

/** Columns of numbers in the report, each of one width [pt]. */
export const figuresOf =
  <Content extends ReportContent>(width: number) =>
  (name: string, at: number, quantity: Quantity, of: (content: Content) => number): ScheduleColumn<Content> => ({
    ...{ name, at, width, align: 'right' },
    unit: ({ label }) => label(quantity),
    cell: content => ({ text: content.reader.number(of(content), quantity) }),
  })

/** A column of numbers in the workbook, empty where there is none. */
export const numberColumn = <Content extends ReportContent>(
  name: string,
  quantity: Quantity,
  of: (content: Content) => number | undefined,
): WorkbookColumn<Content> => ({
  ...{ name, quantity, width: 14 },
  cell: content => {
    const value = of(content)
    return value === undefined ? text('') : quantityCell(value, quantity, content.reader.system)
  },
})

/** A column of words in the workbook, on one line. */
export const wordColumn = <Content>(
  name: string,
  width: number,
  of: (content: Content) => string,
): WorkbookColumn<Content> => ({ name, width, isWords: true, cell: content => text(of(content), { wrap: false }) })

type Paid = Pick<ReportContent<unknown, unknown, { year: { worth: { simplePayback?: number | undefined } } }>, 'rating'>

/** Empty where nothing was paid. */
export const paybackColumn: WorkbookColumn<Paid> = {
  ...{ name: 'Simple payback, years', width: 14 },
  cell: ({ rating: { year } }) =>
    year.worth.simplePayback === undefined ? text('') : numeric(year.worth.simplePayback, 1),
}

/** Each on a line of its own. */
export const noticesColumn: WorkbookColumn<Pick<ReportContent, 'notices'>> = {
  ...{ name: 'Notices', width: 40, isWords: true },
  cell: ({ notices }) => text(notices.map(({ severity, fact }) => `${severityWords[severity]}: ${fact}`).join('\n')),
}
