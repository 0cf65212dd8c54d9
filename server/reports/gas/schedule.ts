/** The columns of the lists of gases: in the report and in the workbook of a project. */
import type { Quantity } from '../../../shared/display/units'
import { gasKindOf, gasName } from '../../../shared/gas/facts/gasName'
import { grossHeat } from '../../../shared/gas/facts/propertyRows'
import { severityWords } from '../../../shared/tools/notices/noticeOrder'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric, quantityCell, text } from '../workbookCells'
import type { GasContent } from './gasContent'

const figure = (
  name: string,
  at: number,
  quantity: Quantity,
  of: (content: GasContent) => number,
): ScheduleColumn<GasContent> => ({
  ...{ name, at, width: 62, align: 'right' },
  unit: ({ label }) => label(quantity),
  cell: content => ({ text: content.reader.number(of(content), quantity) }),
})

export const schedule: readonly ScheduleColumn<GasContent>[] = [
  { name: 'Tag', at: 0, width: 60, isBold: true, cell: ({ tag }) => ({ text: tag || '–' }) },
  { name: 'Gas', at: 64, width: 120, cell: ({ input }) => ({ text: gasName(input) }) },
  { name: 'Kind', at: 188, width: 90, size: 7.2, cell: ({ input }) => ({ text: gasKindOf(input) }) },
  figure('Temperature', 322, 'temperature', ({ rating }) => rating.sheet.T),
  figure('Molar mass', 372, 'molarMass', ({ rating }) => rating.molarMass),
  figure('Density', 416, 'gasDensity', ({ rating }) => rating.sheet.rho),
  figure('Specific heat', 470, 'specificHeat', ({ rating }) => rating.sheet.cp),
  {
    ...{ name: 'Heating value', at: 520, width: 56, align: 'right' },
    unit: ({ label }) => label('heatingValue'),
    cell: ({ rating, reader }) => {
      const heat = grossHeat(rating, reader)
      return { text: heat === undefined ? '–' : reader.number(heat, 'heatingValue') }
    },
  },
]

const cell = (name: string, quantity: Quantity, of: (content: GasContent) => number): WorkbookColumn<GasContent> => ({
  ...{ name, quantity, width: 14 },
  cell: content => quantityCell(of(content), quantity, content.reader.system),
})

export const workbookColumns: readonly WorkbookColumn<GasContent>[] = [
  { name: 'Tag', width: 14, cell: ({ tag }) => text(tag, { wrap: false }) },
  { name: 'Gas', width: 24, cell: ({ input }) => text(gasName(input), { wrap: false }) },
  { name: 'Kind', width: 20, cell: ({ input }) => text(gasKindOf(input), { wrap: false }) },
  cell('Temperature', 'temperature', ({ rating }) => rating.sheet.T),
  cell('Pressure', 'absolutePressure', ({ rating }) => rating.sheet.p),
  cell('Molar mass', 'molarMass', ({ rating }) => rating.molarMass),
  cell('Density', 'gasDensity', ({ rating }) => rating.sheet.rho),
  { name: 'Z', width: 10, cell: ({ rating }) => numeric(rating.sheet.Z, 4) },
  cell('Specific heat', 'specificHeat', ({ rating }) => rating.sheet.cp),
  { name: 'Heat ratio', width: 10, cell: ({ rating }) => numeric(rating.sheet.gamma, 3) },
  cell('Viscosity', 'gasViscosity', ({ rating }) => rating.sheet.mu),
  cell('Conductivity', 'thermalConductivity', ({ rating }) => rating.sheet.k),
  {
    ...{ name: 'Relative density', width: 12 },
    cell: ({ rating }) => numeric(rating.relativeDensity, 4),
  },
  {
    ...{ name: 'Notices', width: 40 },
    cell: ({ notices }) => text(notices.map(({ severity, fact }) => `${severityWords[severity]}: ${fact}`).join('\n')),
  },
]
