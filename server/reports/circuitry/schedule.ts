/** The columns of the lists of circuited coils: in the report and in the workbook of a project. */
import { coilKind } from '../../../shared/coils/facts/coilKind'
import { formatNumber } from '../../../shared/display/formatNumber'
import type { Quantity } from '../../../shared/display/units'
import { noticesColumn, numberColumn, wordColumn } from '../listColumns'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric, text } from '../workbookCells'
import type { CircuitsContent } from './circuitsContent'

const figure = (
  name: string,
  at: number,
  quantity: Quantity,
  of: (content: CircuitsContent) => number | undefined,
): ScheduleColumn<CircuitsContent> => ({
  ...{ name, at, width: 56, align: 'right' },
  unit: ({ label }) => label(quantity),
  cell: content => {
    const value = of(content)
    return { text: value === undefined ? '–' : content.reader.number(value, quantity) }
  },
})

const circuitsOf = ({ rating }: CircuitsContent) => rating.table?.circuits.length

export const schedule: readonly ScheduleColumn<CircuitsContent>[] = [
  { name: 'Tag', at: 0, width: 76, isBold: true, cell: ({ tag }) => ({ text: tag || '–' }) },
  { name: 'For', at: 80, width: 80, cell: ({ input }) => ({ text: coilKind(input) }) },
  { name: 'Coil', at: 164, width: 100, size: 7.2, cell: ({ model }) => ({ text: model }) },
  {
    ...{ name: 'Circuits', at: 304, width: 36, align: 'right' },
    cell: content => ({ text: formatNumber(circuitsOf(content) ?? 0, 0) }),
  },
  figure('Capacity', 362, 'heatFlow', ({ rating }) => rating.solved?.totalCapacity),
  figure('Spread', 412, 'temperatureDifference', ({ rating }) => rating.solved?.maldistribution),
  figure('Fluid drop', 470, 'vaporPressureDrop', ({ rating }) => rating.solved?.fluid.pressureDrop.total),
  figure('Bends', 522, 'plantLength', ({ rating }) => rating.table?.totalBendLength),
]

export const workbookColumns: readonly WorkbookColumn<CircuitsContent>[] = [
  wordColumn('Tag', 14, ({ tag }) => tag),
  wordColumn('For', 20, ({ input }) => coilKind(input)),
  wordColumn('Coil', 26, ({ model }) => model),
  {
    ...{ name: 'Circuits', width: 10 },
    cell: content => {
      const circuits = circuitsOf(content)
      return circuits === undefined ? text('') : numeric(circuits, 0)
    },
  },
  numberColumn('Capacity', 'heatFlow', ({ rating }) => rating.solved?.totalCapacity),
  numberColumn('Spread', 'temperatureDifference', ({ rating }) => rating.solved?.maldistribution),
  numberColumn('Fluid drop', 'vaporPressureDrop', ({ rating }) => rating.solved?.fluid.pressureDrop.total),
  numberColumn('Charge', 'charge', ({ rating }) => rating.solved?.fluid.charge),
  numberColumn('Bends', 'plantLength', ({ rating }) => rating.table?.totalBendLength),
  noticesColumn,
]
