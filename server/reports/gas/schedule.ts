/** The columns of the lists of gases: in the report and in the workbook of a project. */
import { gasKindOf, gasName } from '../../../shared/gas/facts/gasName'
import { grossHeat } from '../../../shared/gas/facts/propertyRows'
import { figuresOf, noticesColumn, numberColumn, wordColumn } from '../listColumns'
import type { ScheduleColumn, WorkbookColumn } from '../toolPaper'
import { numeric, quantityCell, text } from '../workbookCells'
import type { GasContent } from './gasContent'

const figure = figuresOf<GasContent>(62)

/** A gas may not burn, and have no coil. */
const heatColumn = (
  name: string,
  at: number,
  quantity: 'heatingValue' | 'heatFlow',
  of: (content: GasContent) => number | undefined,
): ScheduleColumn<GasContent> => ({
  ...{ name, at, width: 56, align: 'right' },
  unit: ({ label }) => label(quantity),
  cell: content => {
    const heat = of(content)
    return { text: heat === undefined ? '–' : content.reader.number(heat, quantity) }
  },
})

export const schedule: readonly ScheduleColumn<GasContent>[] = [
  { name: 'Tag', at: 0, width: 60, isBold: true, cell: ({ tag }) => ({ text: tag || '–' }) },
  { name: 'Gas', at: 64, width: 120, cell: ({ input }) => ({ text: gasName(input) }) },
  { name: 'Kind', at: 188, width: 84, size: 7.2, cell: ({ input }) => ({ text: gasKindOf(input) }) },
  figure('Temperature', 272, 'temperature', ({ rating }) => rating.sheet.T),
  figure('Molar mass', 322, 'molarMass', ({ rating }) => rating.molarMass),
  figure('Density', 366, 'gasDensity', ({ rating }) => rating.sheet.rho),
  figure('Specific heat', 420, 'specificHeat', ({ rating }) => rating.sheet.cp),
  heatColumn('Heating value', 470, 'heatingValue', ({ rating, reader }) => grossHeat(rating, reader)),
  heatColumn('Coil heat', 520, 'heatFlow', ({ rating }) => rating.coil?.heat),
]

/** By the volume of the reader's standard state. */
const heatingValueColumn: WorkbookColumn<GasContent> = {
  ...{ name: 'Heating value', quantity: 'heatingValue', width: 14 },
  cell: ({ rating, reader }) => {
    const heat = grossHeat(rating, reader)
    return heat === undefined ? text('') : quantityCell(heat, 'heatingValue', reader.system)
  },
}

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
  heatingValueColumn,
  numberColumn('Coil heat', 'heatFlow', ({ rating }) => rating.coil?.heat),
  noticesColumn,
]
