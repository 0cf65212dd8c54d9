/** The columns of the lists of gases: in the report and in the workbook of a project. */
import { gasKindOf, gasName } from '../../../shared/gas/facts/gasName'
import { grossHeat } from '../../../shared/gas/facts/propertyRows'
import { figuresOf, noticesColumn, numberColumn, wordColumn } from '../listColumns'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric } from '../workbookCells'
import type { GasContent } from './gasContent'

const figure = figuresOf<GasContent>(62)

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

export const workbookColumns: readonly WorkbookColumn<GasContent>[] = [
  wordColumn('Tag', 14, ({ tag }) => tag),
  wordColumn('Gas', 24, ({ input }) => gasName(input)),
  wordColumn('Kind', 20, ({ input }) => gasKindOf(input)),
  numberColumn('Temperature', 'temperature', ({ rating }) => rating.sheet.T),
  numberColumn('Pressure', 'absolutePressure', ({ rating }) => rating.sheet.p),
  numberColumn('Molar mass', 'molarMass', ({ rating }) => rating.molarMass),
  numberColumn('Density', 'gasDensity', ({ rating }) => rating.sheet.rho),
  { name: 'Z', width: 10, cell: ({ rating }) => numeric(rating.sheet.Z, 4) },
  numberColumn('Specific heat', 'specificHeat', ({ rating }) => rating.sheet.cp),
  { name: 'Heat ratio', width: 10, cell: ({ rating }) => numeric(rating.sheet.gamma, 3) },
  numberColumn('Viscosity', 'gasViscosity', ({ rating }) => rating.sheet.mu),
  numberColumn('Conductivity', 'thermalConductivity', ({ rating }) => rating.sheet.k),
  {
    ...{ name: 'Relative density', width: 12 },
    cell: ({ rating }) => numeric(rating.relativeDensity, 4),
  },
  noticesColumn,
]
