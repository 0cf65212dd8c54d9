/** The columns of the lists of economizers: in the report and in the workbook of a project. */
import type { Quantity } from '../../../shared/display/units'
import { economizerKindOf } from '../../../shared/economizer/facts/economizerName'
import { severityWords } from '../../../shared/tools/notices/noticeOrder'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric, percent, quantityCell, text } from '../workbookCells'
import type { EconomizerContent } from './economizerContent'

const figure = (
  name: string,
  at: number,
  quantity: Quantity,
  of: (content: EconomizerContent) => number,
): ScheduleColumn<EconomizerContent> => ({
  ...{ name, at, width: 54, align: 'right' },
  unit: ({ label }) => label(quantity),
  cell: content => ({ text: content.reader.number(of(content), quantity) }),
})

const percentText = (share: number) => (100 * share).toFixed(1)

export const schedule: readonly ScheduleColumn<EconomizerContent>[] = [
  { name: 'Tag', at: 0, width: 70, isBold: true, cell: ({ tag }) => ({ text: tag || '–' }) },
  { name: 'Fuel', at: 74, width: 76, cell: ({ input }) => ({ text: economizerKindOf(input) }) },
  { name: 'Unit', at: 154, width: 90, size: 7.2, cell: ({ model }) => ({ text: model }) },
  figure('Recovered', 296, 'heatFlow', ({ rating }) => rating.full.heat),
  figure('Gas leaving', 350, 'temperature', ({ rating }) => rating.full.gasOut),
  {
    ...{ name: 'Efficiency', at: 420, width: 66, align: 'right' },
    unit: () => '%',
    cell: ({ rating: { full } }) => ({
      text: `${percentText(full.efficiencyBefore)} to ${percentText(full.efficiencyAfter)}`,
    }),
  },
  figure('Gas Δp', 464, 'airPressureDrop', ({ rating }) => rating.full.gasDrop),
  figure('Saved', 516, 'money', ({ rating }) => rating.year.worth.savings),
]

const cell = (
  name: string,
  quantity: Quantity,
  of: (content: EconomizerContent) => number,
): WorkbookColumn<EconomizerContent> => ({
  ...{ name, quantity, width: 14 },
  cell: content => quantityCell(of(content), quantity, content.reader.system),
})

export const workbookColumns: readonly WorkbookColumn<EconomizerContent>[] = [
  { name: 'Tag', width: 14, cell: ({ tag }) => text(tag, { wrap: false }) },
  { name: 'Fuel', width: 18, cell: ({ input }) => text(economizerKindOf(input), { wrap: false }) },
  { name: 'Unit', width: 22, cell: ({ model }) => text(model, { wrap: false }) },
  cell('Recovered heat', 'heatFlow', ({ rating }) => rating.full.heat),
  cell('Gas entering', 'temperature', ({ rating }) => rating.full.gasIn),
  cell('Gas leaving', 'temperature', ({ rating }) => rating.full.gasOut),
  cell('Gas pressure drop', 'airPressureDrop', ({ rating }) => rating.full.gasDrop),
  { name: 'Efficiency before', width: 12, cell: ({ rating }) => percent(rating.full.efficiencyBefore) },
  { name: 'Efficiency with unit', width: 12, cell: ({ rating }) => percent(rating.full.efficiencyAfter) },
  cell('Coldest metal', 'temperature', ({ rating }) => Math.min(...rating.full.stages.map(each => each.coldestMetal))),
  { name: 'Hours a year', width: 12, cell: ({ rating }) => numeric(rating.year.hours, 0) },
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
