/** The columns of the lists of economizers: in the report and in the workbook of a project. */
import { economizerKindOf } from '../../../shared/economizer/facts/economizerName'
import { figuresOf, noticesColumn, numberColumn, paybackColumn, wordColumn } from '../listColumns'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric, percent } from '../workbookCells'
import type { EconomizerContent } from './economizerContent'

const figure = figuresOf<EconomizerContent>(54)

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

export const workbookColumns: readonly WorkbookColumn<EconomizerContent>[] = [
  wordColumn('Tag', 14, ({ tag }) => tag),
  wordColumn('Fuel', 18, ({ input }) => economizerKindOf(input)),
  wordColumn('Unit', 22, ({ model }) => model),
  numberColumn('Recovered heat', 'heatFlow', ({ rating }) => rating.full.heat),
  numberColumn('Gas entering', 'temperature', ({ rating }) => rating.full.gasIn),
  numberColumn('Gas leaving', 'temperature', ({ rating }) => rating.full.gasOut),
  numberColumn('Gas pressure drop', 'airPressureDrop', ({ rating }) => rating.full.gasDrop),
  { name: 'Efficiency before', width: 12, cell: ({ rating }) => percent(rating.full.efficiencyBefore) },
  { name: 'Efficiency with unit', width: 12, cell: ({ rating }) => percent(rating.full.efficiencyAfter) },
  numberColumn('Coldest metal', 'temperature', ({ rating }) =>
    Math.min(...rating.full.stages.map(each => each.coldestMetal)),
  ),
  { name: 'Hours a year', width: 12, cell: ({ rating }) => numeric(rating.year.hours, 0) },
  numberColumn('Saved a year', 'money', ({ rating }) => rating.year.worth.savings),
  paybackColumn,
  noticesColumn,
]
