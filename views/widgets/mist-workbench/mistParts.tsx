/** The views of the mists. */
import { lazy } from 'react'
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import { mistKindOf, mistSummary } from '../../../shared/mist/facts/mistName'
import type { WorkbenchParts } from '../../workbench/parts'
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
      Shown: lazy(async () => ({ default: (await import('./candidates/Candidates')).Candidates })),
    },
    { value: 'bins', label: 'Bins', Shown: lazy(async () => ({ default: (await studies()).BinsPane })) },
    { value: 'year', label: 'Year', Shown: lazy(async () => ({ default: (await studies()).YearPane })) },
    {
      value: 'sensitivity',
      label: 'Sensitivity',
      Shown: lazy(async () => ({ default: (await studies()).SensitivityPane })),
    },
  ],
  sensitivity: {
    result: 'Saved a year',
    steps: ({ full }) =>
      `Power, slope, load, airflow and prices by 10 %, the effectiveness by 10 points, the control by ${full(2, 'temperatureDifference')}.`,
  },
  Dock,
  Figures: lazy(async () => ({ default: (await import('./figures/FiguresView')).FiguresView })),
  lead: (_, input) => mistKindOf(input),
  panels: {
    Bins,
    Nozzles: lazy(async () => ({ default: (await import('./inspector/Nozzles')).Nozzles })),
    Machine: lazy(async () => ({ default: (await import('./inspector/Machine')).Machine })),
    Climate: lazy(async () => ({ default: (await import('./inspector/Climate')).Climate })),
    Notes: lazy(async () => ({ default: (await import('./inspector/Notes')).Notes })),
  },
  list: mistList,
  Batch: lazy(async () => ({ default: (await import('./batch/MistBatch')).MistBatch })),
  itemActions: [],
}
