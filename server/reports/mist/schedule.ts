/** The columns of the lists of mists: in the report and in the workbook of a project. */
import type { Quantity } from '../../../shared/display/units'
import { mistKindOf } from '../../../shared/mist/facts/mistName'
import { severityWords } from '../../../shared/tools/notices/noticeOrder'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric, quantityCell, text } from '../workbookCells'
import type { MistContent } from './mistContent'

const figure = (
  name: string,
  at: number,
  quantity: Quantity,
  of: (content: MistContent) => number,
): ScheduleColumn<MistContent> => ({
  ...{ name, at, width: 58, align: 'right' },
  unit: ({ label }) => label(quantity),
  cell: content => ({ text: content.reader.number(of(content), quantity) }),
})

export const schedule: readonly ScheduleColumn<MistContent>[] = [
  { name: 'Tag', at: 0, width: 70, isBold: true, cell: ({ tag }) => ({ text: tag || '–' }) },
  { name: 'Machine', at: 74, width: 92, cell: ({ input }) => ({ text: mistKindOf(input) }) },
  { name: 'Place', at: 170, width: 100, size: 7.2, cell: ({ rating }) => ({ text: rating.climate.name }) },
  figure('Air to coil', 326, 'temperature', ({ rating }) => rating.design.leaving.T),
  figure('Water', 376, 'sprayFlow', ({ rating }) => rating.design.supply),
  figure('Nozzles', 424, 'count', ({ rating }) => rating.design.nozzles.count),
  figure('Energy saved', 474, 'electricEnergy', ({ rating }) => rating.year.energySaved),
  figure('Saved', 516, 'money', ({ rating }) => rating.year.worth.savings),
]

const cell = (name: string, quantity: Quantity, of: (content: MistContent) => number): WorkbookColumn<MistContent> => ({
  ...{ name, quantity, width: 14 },
  cell: content => quantityCell(of(content), quantity, content.reader.system),
})

export const workbookColumns: readonly WorkbookColumn<MistContent>[] = [
  { name: 'Tag', width: 14, cell: ({ tag }) => text(tag, { wrap: false }) },
  { name: 'Machine', width: 20, cell: ({ input }) => text(mistKindOf(input), { wrap: false }) },
  { name: 'Place', width: 26, cell: ({ rating }) => text(rating.climate.name, { wrap: false }) },
  cell('Air before', 'temperature', ({ rating }) => rating.design.entering.T),
  cell('Air to the coil', 'temperature', ({ rating }) => rating.design.leaving.T),
  cell('Water sprayed', 'sprayFlow', ({ rating }) => rating.design.supply),
  { name: 'Nozzles', width: 10, cell: ({ rating }) => numeric(rating.design.nozzles.count, 0) },
  cell('Power without', 'power', ({ rating }) => rating.design.powerWithout),
  cell('Power with', 'power', ({ rating }) => rating.design.powerWith),
  { name: 'Hours of mist', width: 12, cell: ({ rating }) => numeric(rating.year.hoursOn, 0) },
  cell('Energy saved a year', 'electricEnergy', ({ rating }) => rating.year.energySaved),
  cell('Water a year', 'waterVolume', ({ rating }) => rating.year.water),
  cell('Saved a year', 'money', ({ rating }) => rating.year.worth.savings),
  {
    ...{ name: 'Simple payback, years', width: 14 },
    cell: ({ rating: { year } }) =>
      year.worth.simplePayback === undefined ? text('') : numeric(year.worth.simplePayback, 1),
  },
  {
    ...{ name: 'Notices', width: 40 },
    cell: ({ notices }) => text(notices.map(({ severity, fact }) => `${severityWords[severity]}: ${fact}`).join('\n')),
  },
]
