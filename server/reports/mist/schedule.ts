/** The columns of the lists of mists: in the report and in the workbook of a project. */
import { mistKindOf } from '../../../shared/mist/facts/mistName'
import { figuresOf, noticesColumn, numberColumn, paybackColumn, wordColumn } from '../listColumns'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric } from '../workbookCells'
import type { MistContent } from './mistContent'

const figure = figuresOf<MistContent>(58)

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

export const workbookColumns: readonly WorkbookColumn<MistContent>[] = [
  wordColumn('Tag', 14, ({ tag }) => tag),
  wordColumn('Machine', 20, ({ input }) => mistKindOf(input)),
  wordColumn('Place', 26, ({ rating }) => rating.climate.name),
  numberColumn('Air before', 'temperature', ({ rating }) => rating.design.entering.T),
  numberColumn('Air to the coil', 'temperature', ({ rating }) => rating.design.leaving.T),
  numberColumn('Water sprayed', 'sprayFlow', ({ rating }) => rating.design.supply),
  { name: 'Nozzles', width: 10, cell: ({ rating }) => numeric(rating.design.nozzles.count, 0) },
  numberColumn('Power without', 'power', ({ rating }) => rating.design.powerWithout),
  numberColumn('Power with', 'power', ({ rating }) => rating.design.powerWith),
  { name: 'Hours of mist', width: 12, cell: ({ rating }) => numeric(rating.year.hoursOn, 0) },
  numberColumn('Energy saved a year', 'electricEnergy', ({ rating }) => rating.year.energySaved),
  numberColumn('Water a year', 'waterVolume', ({ rating }) => rating.year.water),
  numberColumn('Saved a year', 'money', ({ rating }) => rating.year.worth.savings),
  paybackColumn,
  noticesColumn,
]
