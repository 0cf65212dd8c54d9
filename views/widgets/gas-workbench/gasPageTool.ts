/** The functions and data that the gases bring to the workbench, beside its views. */

import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import { gasProjects } from '../../../shared/gas/document/project'
import { gasName } from '../../../shared/gas/facts/gasName'
import { keyResults } from '../../../shared/gas/facts/keyResults'
import { gasFieldTable } from '../../../shared/gas/fields/gasFields'
import { noticeText } from '../../../shared/gas/notices/gasNotices'
import { routes } from '../../../shared/routes'
import { refusalInUnits } from '../../../shared/tools/notices/refusalInUnits'
import { tools } from '../../../shared/tools/tools'
import type { WorkbenchTool } from '../../workbench/tool'
import { withChoice } from './form/choices'

export const gasPageTool: WorkbenchTool<GasInput, GasRating> = {
  tool: tools.gas,
  path: routes[tools.gas.route].path,
  projects: gasProjects,
  fields: gasFieldTable,
  starts: async () => (await import('../../../shared/gas/document/exampleGases')).gasStarts,
  kindOf: gasName,
  headingOf: input => `Gas, ${gasName(input)}`,
  nameOf: gasName,
  isStudy: () => false,
  ratedInput: input => input,
  keyResults,
  spoken: ({ sheet, coil }, reader) =>
    coil ? `Heat ${reader.full(coil.heat, 'heatFlow')}` : `Specific heat ${reader.full(sheet.cp, 'specificHeat')}`,
  engineOf: () => 'v2025',
  noticeText,
  fieldOf: ({ input: path }, input) => gasFieldTable.of(input).find(field => field.path === path)?.path,
  refusalText: (message, _, reader) => refusalInUnits(message, reader),
  withChoice,
  unitLike: { 'fit.to': 'fit.from', 'table.to': 'table.from' },
  kindsByUnit: async () => ({}),
  definitions: {
    'Molar mass': 'the sum of the molar masses of its gases by mole; the gravity is this over that of dry air.',
    'Heating value':
      'what the gas gives when it burns completely at 25 °C, by heats of formation; gross, with its water condensed.',
    Wobbe: 'the gross heating value over the root of the gravity: gases of the same index give a burner the same heat.',
    'Water dew point': 'the temperature at which the partial pressure of water saturates, by IAPWS R7-97.',
    'Specific heat': 'the ideal heat capacities of NASA by mole, with what virial coefficients add under pressure.',
    Density: 'the density of the real gas by virial coefficients; Z is that of an ideal gas over it.',
    'Heat ratio': 'the specific heat at constant pressure over that at constant volume.',
    'Fluid leaves': 'what the heat makes of the fluid, by its heat capacity.',
    'Coldest wall':
      'the coldest metal that the gas touches, at the root of the fins, against the dew points of water and acid.',
    'Fit, largest error': 'the largest deviation of the polynomial from the property, at 25 temperatures.',
  },
  methodKinds: {},
}
