/** The views of the economizers. */
import { lazy } from 'react'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import { arrangementOf, economizerSummary } from '../../../shared/economizer/facts/economizerName'
import type { WorkbenchParts } from '../../workbench/parts'
import { Dock } from './figures/Dock'
import { DutyChoice } from './inputs/DutyChoice'
import { EconomizerInputs } from './inputs/EconomizerInputs'
import { OptimizeAt, OptimizeRange } from './inputs/Optimize'
import { UnitSheet } from './inspector/UnitSheet'
import { loadStudies } from './loadStudies'
import { EconomizerResults } from './results/EconomizerResults'
import { economizerList } from './schedule/economizerList'
import type { EconomizerOwn } from './useEconomizer'

export const economizerParts: WorkbenchParts<EconomizerInput, EconomizerRating, EconomizerOwn> = {
  RailTop: DutyChoice,
  Inputs: EconomizerInputs,
  FieldEnd: OptimizeAt,
  FieldFoot: OptimizeRange,
  help: async () => (await import('../../../shared/economizer/fields/fieldHelp')).fieldHelp,
  summary: economizerSummary,
  Results: EconomizerResults,
  panes: [
    {
      value: 'candidates',
      label: 'Candidates',
      Shown: lazy(async () => ({ default: (await import('./candidates/Candidates')).Candidates })),
    },
    { value: 'rows', label: 'Rows', Shown: lazy(async () => ({ default: (await loadStudies()).RowsPane })) },
    { value: 'year', label: 'Year', Shown: lazy(async () => ({ default: (await loadStudies()).YearPane })) },
    {
      value: 'off-design',
      label: 'Off-design',
      Shown: lazy(async () => ({ default: (await loadStudies()).OffDesignPane })),
    },
    {
      value: 'sensitivity',
      label: 'Sensitivity',
      Shown: lazy(async () => ({ default: (await loadStudies()).SensitivityPane })),
    },
  ],
  sensitivity: {
    result: 'Recovered heat',
    steps: ({ full }) =>
      `Boiler, water flow, tubes and fins by 10 %, temperatures by ${full(5, 'temperatureDifference')}, one row, one tube.`,
  },
  Dock,
  Figures: lazy(async () => ({ default: (await import('./figures/FiguresView')).FiguresView })),
  lead: (_, { unit }) => arrangementOf(unit),
  panels: {
    Drawing: UnitSheet,
    Construction: lazy(async () => ({ default: (await import('./inspector/Construction')).Construction })),
    Notes: lazy(async () => ({ default: (await import('./inspector/Notes')).Notes })),
  },
  drawing: async (tag, input, rating) => (await import('./drawingFile')).drawingFile(tag, input, rating),
  list: economizerList,
  Batch: lazy(async () => ({ default: (await import('./batch/EconomizerBatch')).EconomizerBatch })),
  itemActions: [],
}
