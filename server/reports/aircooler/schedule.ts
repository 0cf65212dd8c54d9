/** The columns of the lists of air coolers: in the report and in the workbook of a project. */
import { airCoolerName, streamName } from '../../../shared/aircooler/facts/airCoolerName'
import { formatChange, formatNumber } from '../../../shared/display/formatNumber'
import type { Quantity } from '../../../shared/display/units'
import { severityWords } from '../../../shared/tools/notices/noticeOrder'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric, quantityCell, text } from '../workbookCells'
import type { AirCoolerContent } from './airCoolerContent'

const figure = (
  name: string,
  at: number,
  quantity: Quantity,
  of: (content: AirCoolerContent) => number,
): ScheduleColumn<AirCoolerContent> => ({
  ...{ name, at, width: 52, align: 'right' },
  unit: ({ label }) => label(quantity),
  cell: content => ({ text: content.reader.number(of(content), quantity) }),
})

export const schedule: readonly ScheduleColumn<AirCoolerContent>[] = [
  { name: 'Tag', at: 0, width: 56, isBold: true, cell: ({ tag }) => ({ text: tag || '–' }) },
  { name: 'Fluid', at: 60, width: 100, cell: ({ input }) => ({ text: streamName(input) }) },
  { name: 'Unit', at: 164, width: 96, size: 7.2, cell: ({ input }) => ({ text: airCoolerName(input) }) },
  figure('Duty', 316, 'heatFlow', ({ rating }) => rating.heat),
  {
    ...{ name: 'Margin', at: 362, width: 42, align: 'right' },
    unit: () => '%',
    cell: ({ rating: { margin } }) =>
      margin === undefined
        ? { text: '–' }
        : { text: formatChange(100 * margin, 1), ...(margin < -5e-4 ? { isMissed: true } : {}) },
  },
  figure('Leaving', 412, 'temperature', ({ rating }) => rating.stream.outlet),
  figure('Fans', 466, 'power', ({ rating }) => rating.fans.power),
  {
    ...{ name: 'Sound power', at: 520, width: 50, align: 'right' },
    unit: () => 'dB',
    cell: ({ rating }) => ({ text: formatNumber(rating.noise.power, 0) }),
  },
]

const cell = (
  name: string,
  quantity: Quantity,
  of: (content: AirCoolerContent) => number,
): WorkbookColumn<AirCoolerContent> => ({
  ...{ name, quantity, width: 14 },
  cell: content => quantityCell(of(content), quantity, content.reader.system),
})

export const workbookColumns: readonly WorkbookColumn<AirCoolerContent>[] = [
  { name: 'Tag', width: 14, cell: ({ tag }) => text(tag, { wrap: false }) },
  { name: 'Fluid', width: 22, cell: ({ input }) => text(streamName(input), { wrap: false }) },
  { name: 'Unit', width: 26, cell: ({ input }) => text(airCoolerName(input), { wrap: false }) },
  cell('Duty', 'heatFlow', ({ rating }) => rating.heat),
  {
    ...{ name: 'Margin, %', width: 12 },
    cell: ({ rating: { margin } }) => (margin === undefined ? text('') : numeric(100 * margin, 1)),
  },
  cell('Entering', 'temperature', ({ rating }) => rating.stream.inlet),
  cell('Leaving', 'temperature', ({ rating }) => rating.stream.outlet),
  cell('Process drop', 'processDrop', ({ rating }) => rating.stream.drop.total),
  cell('Air leaving', 'temperature', ({ rating }) => rating.air.leaving),
  cell('Power of all fans', 'power', ({ rating }) => rating.fans.power),
  { name: 'Sound power, dB', width: 12, cell: ({ rating }) => numeric(rating.noise.power, 1) },
  cell('Plot', 'area', ({ rating }) => rating.construction.plotArea),
  cell('Weight', 'mass', ({ rating }) => rating.construction.weight),
  {
    ...{ name: 'Notices', width: 40 },
    cell: ({ notices }) => text(notices.map(({ severity, fact }) => `${severityWords[severity]}: ${fact}`).join('\n')),
  },
]
