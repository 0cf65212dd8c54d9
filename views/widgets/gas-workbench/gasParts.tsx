/** The views of the gases. */
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import { gasKindOf, gasSummary } from '../../../shared/gas/facts/gasName'
import type { WorkbenchParts } from '../../workbench/parts'
import { latePart } from '../../workbench/state/latePart'
import { Dock } from './figures/Dock'
import { GasInputs } from './inputs/GasInputs'
import { OptimizeAt, OptimizeRange } from './inputs/Optimize'
import { Composition } from './inspector/Composition'
import { Comparison } from './results/Comparison'
import { gasList } from './schedule/gasList'
import type { GasOwn } from './useGas'

const studies = () => import('./studies')

export const gasParts: WorkbenchParts<GasInput, GasRating, GasOwn> = {
  Inputs: GasInputs,
  FieldEnd: OptimizeAt,
  FieldFoot: OptimizeRange,
  help: async () => (await import('../../../shared/gas/fields/fieldHelp')).fieldHelp,
  summary: gasSummary,
  Results: Comparison,
  panes: [
    {
      value: 'coil',
      label: 'Coil',
      isFor: ({ input }) => input.coil !== undefined,
      Shown: latePart(async () => (await studies()).CoilPane),
    },
    {
      value: 'candidates',
      label: 'Candidates',
      isFor: ({ input }) => input.coil !== undefined,
      Shown: latePart(async () => (await import('./candidates/Candidates')).Candidates),
    },
    { value: 'table', label: 'Table', Shown: latePart(async () => (await studies()).TablePane) },
    {
      value: 'combustion',
      label: 'Combustion',
      Shown: latePart(async () => (await studies()).CombustionPane),
    },
    {
      value: 'dew-points',
      label: 'Dew points',
      Shown: latePart(async () => (await studies()).DewPointsPane),
    },
    { value: 'fit', label: 'Fit', Shown: latePart(async () => (await studies()).FitPane) },
  ],
  Dock,
  Figures: latePart(async () => (await import('./figures/FiguresView')).FiguresView),
  lead: (_, input) => gasKindOf(input),
  panels: {
    Composition,
    Mixtures: latePart(async () => (await import('./inspector/Mixtures')).Mixtures),
    Fit: latePart(async () => (await import('./inspector/Coefficients')).Coefficients),
    Notes: latePart(async () => (await import('./inspector/Notes')).Notes),
  },
  list: gasList,
  Batch: latePart(async () => (await import('./batch/GasBatch')).GasBatch),
  itemActions: [],
}
