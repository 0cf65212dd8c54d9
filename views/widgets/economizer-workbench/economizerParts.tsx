/** The views of the economizers. */
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import { arrangementOf, economizerSummary } from '../../../shared/economizer/facts/economizerName'
import type { WorkbenchParts } from '../../workbench/parts'
import { latePart } from '../../workbench/state/latePart'
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
      Shown: latePart(async () => (await import('./candidates/Candidates')).Candidates),
    },
    { value: 'rows', label: 'Rows', Shown: latePart(async () => (await loadStudies()).RowsPane) },
    { value: 'year', label: 'Year', Shown: latePart(async () => (await loadStudies()).YearPane) },
    {
      value: 'off-design',
      label: 'Off-design',
      Shown: latePart(async () => (await loadStudies()).OffDesignPane),
    },
    {
      value: 'sensitivity',
      label: 'Sensitivity',
      Shown: latePart(async () => (await loadStudies()).SensitivityPane),
    },
  ],
  sensitivity: {
    result: 'Recovered heat',
    steps: ({ full }) =>
      `Boiler, water flow, tubes and fins by 10 %, temperatures by ${full(5, 'temperatureDifference')}, one row, one tube.`,
  },
  Dock,
  Figures: latePart(async () => (await import('./figures/FiguresView')).FiguresView),
  lead: (_, { unit }) => arrangementOf(unit),
  panels: {
    Drawing: UnitSheet,
    Construction: latePart(async () => (await import('./inspector/Construction')).Construction),
    Notes: latePart(async () => (await import('./inspector/Notes')).Notes),
  },
  drawing: async (tag, input, rating) => (await import('./drawingFile')).drawingFile(tag, input, rating),
  list: economizerList,
  Batch: latePart(async () => (await import('./batch/EconomizerBatch')).EconomizerBatch),
  itemActions: [],
}
