/** The columns of the lists of air coolers: in the report and in the workbook of a project. */
import { airCoolerName, streamName } from '../../../shared/aircooler/facts/airCoolerName'
import { formatChange, formatNumber } from '../../../shared/display/formatNumber'
import type { Quantity } from '../../../shared/display/units'
import { noticesColumn, numberColumn, wordColumn } from '../listColumns'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric, text } from '../workbookCells'
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

export const workbookColumns: readonly WorkbookColumn<AirCoolerContent>[] = [
  wordColumn('Tag', 14, ({ tag }) => tag),
  wordColumn('Fluid', 22, ({ input }) => streamName(input)),
  wordColumn('Unit', 26, ({ input }) => airCoolerName(input)),
  numberColumn('Duty', 'heatFlow', ({ rating }) => rating.heat),
  {
    ...{ name: 'Margin, %', width: 12 },
    cell: ({ rating: { margin } }) => (margin === undefined ? text('') : numeric(100 * margin, 1)),
  },
  numberColumn('Entering', 'temperature', ({ rating }) => rating.stream.inlet),
  numberColumn('Leaving', 'temperature', ({ rating }) => rating.stream.outlet),
  numberColumn('Process drop', 'processDrop', ({ rating }) => rating.stream.drop.total),
  numberColumn('Air leaving', 'temperature', ({ rating }) => rating.air.leaving),
  numberColumn('Power of all fans', 'power', ({ rating }) => rating.fans.power),
  { name: 'Sound power, dB', width: 12, cell: ({ rating }) => numeric(rating.noise.power, 1) },
  numberColumn('Plot', 'area', ({ rating }) => rating.construction.plotArea),
  numberColumn('Weight', 'mass', ({ rating }) => rating.construction.weight),
  noticesColumn,
]
