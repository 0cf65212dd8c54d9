/** The views of the air coolers. */
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { airCoolerKindOf, airCoolerSummary } from '../../../shared/aircooler/facts/airCoolerName'
import type { WorkbenchParts } from '../../workbench/parts'
import { latePart } from '../../workbench/state/latePart'
import { Dock } from './figures/Dock'
import { AirCoolerInputs } from './inputs/AirCoolerInputs'
import { OptimizeAt, OptimizeRange } from './inputs/Optimize'
import { Arrangement } from './inspector/Arrangement'
import { Passes } from './results/Passes'
import { airCoolerList } from './schedule/airCoolerList'
import type { AirCoolerOwn } from './useAirCooler'

const studies = () => import('./studies')

export const airCoolerParts: WorkbenchParts<AirCoolerInput, AirCoolerRating, AirCoolerOwn> = {
  Inputs: AirCoolerInputs,
  FieldEnd: OptimizeAt,
  FieldFoot: OptimizeRange,
  help: async () => (await import('../../../shared/aircooler/fields/fieldHelp')).fieldHelp,
  summary: airCoolerSummary,
  Results: Passes,
  panes: [
    {
      value: 'candidates',
      label: 'Candidates',
      Shown: latePart(async () => (await import('./candidates/Candidates')).Candidates),
    },
    { value: 'air', label: 'Air and fans', Shown: latePart(async () => (await studies()).AirPane) },
    { value: 'year', label: 'Year', Shown: latePart(async () => (await studies()).YearPane) },
    {
      value: 'sensitivity',
      label: 'Sensitivity',
      Shown: latePart(async () => (await studies()).SensitivityPane),
    },
  ],
  sensitivity: {
    result: 'Duty',
    steps: ({ full }) =>
      `Air, flow, tube length, fins and fouling by 10 %, tubes a row by 4, temperatures by ${full(3, 'temperatureDifference')}.`,
  },
  Dock,
  Figures: latePart(async () => (await import('./figures/FiguresView')).FiguresView),
  lead: (_, input) => airCoolerKindOf(input),
  panels: {
    Drawing: Arrangement,
    Size: latePart(async () => (await import('./inspector/Size')).Size),
    Notes: latePart(async () => (await import('./inspector/Notes')).Notes),
  },
  drawing: async (tag, input, rating) => (await import('./drawingFile')).drawingFile(tag, input, rating),
  list: airCoolerList,
  Batch: latePart(async () => (await import('./batch/AirCoolerBatch')).AirCoolerBatch),
  itemActions: [],
}
