/** The views of the mists. */
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import { mistKindOf, mistSummary } from '../../../shared/mist/facts/mistName'
import type { WorkbenchParts } from '../../workbench/parts'
import { latePart } from '../../workbench/state/latePart'
import { Dock } from './figures/Dock'
import { MistInputs } from './inputs/MistInputs'
import { OptimizeAt, OptimizeRange } from './inputs/Optimize'
import { Bins } from './inspector/Bins'
import { MistResults } from './results/MistResults'
import { mistList } from './schedule/mistList'
import type { MistOwn } from './useMist'

const studies = () => import('./studies')

export const mistParts: WorkbenchParts<MistInput, MistRating, MistOwn> = {
  Inputs: MistInputs,
  FieldEnd: OptimizeAt,
  FieldFoot: OptimizeRange,
  help: async () => (await import('../../../shared/mist/fields/fieldHelp')).fieldHelp,
  summary: mistSummary,
  Results: MistResults,
  panes: [
    {
      value: 'candidates',
      label: 'Candidates',
      Shown: latePart(async () => (await import('./candidates/Candidates')).Candidates),
    },
    { value: 'bins', label: 'Bins', Shown: latePart(async () => (await studies()).BinsPane) },
    { value: 'year', label: 'Year', Shown: latePart(async () => (await studies()).YearPane) },
    {
      value: 'sensitivity',
      label: 'Sensitivity',
      Shown: latePart(async () => (await studies()).SensitivityPane),
    },
  ],
  sensitivity: {
    result: 'Saved a year',
    steps: ({ full }) =>
      `Power, slope, load, airflow and prices by 10 %, the effectiveness by 10 points, the control by ${full(2, 'temperatureDifference')}.`,
  },
  Dock,
  Figures: latePart(async () => (await import('./figures/FiguresView')).FiguresView),
  lead: (_, input) => mistKindOf(input),
  panels: {
    Bins,
    Nozzles: latePart(async () => (await import('./inspector/Nozzles')).Nozzles),
    Machine: latePart(async () => (await import('./inspector/Machine')).Machine),
    Climate: latePart(async () => (await import('./inspector/Climate')).Climate),
    Notes: latePart(async () => (await import('./inspector/Notes')).Notes),
  },
  list: mistList,
  Batch: latePart(async () => (await import('./batch/MistBatch')).MistBatch),
  itemActions: [],
}
