/** The views of the gases. */
import { lazy } from 'react'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import { gasKindOf, gasSummary } from '../../../shared/gas/facts/gasName'
import type { WorkbenchParts } from '../../workbench/parts'
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
      Shown: lazy(async () => ({ default: (await studies()).CoilPane })),
    },
    {
      value: 'candidates',
      label: 'Candidates',
      isFor: ({ input }) => input.coil !== undefined,
      Shown: lazy(async () => ({ default: (await import('./candidates/Candidates')).Candidates })),
    },
    { value: 'table', label: 'Table', Shown: lazy(async () => ({ default: (await studies()).TablePane })) },
    {
      value: 'combustion',
      label: 'Combustion',
      Shown: lazy(async () => ({ default: (await studies()).CombustionPane })),
    },
    {
      value: 'dew-points',
      label: 'Dew points',
      Shown: lazy(async () => ({ default: (await studies()).DewPointsPane })),
    },
    { value: 'fit', label: 'Fit', Shown: lazy(async () => ({ default: (await studies()).FitPane })) },
  ],
  Dock,
  Figures: lazy(async () => ({ default: (await import('./figures/FiguresView')).FiguresView })),
  lead: (_, input) => gasKindOf(input),
  panels: {
    Composition,
    Mixtures: lazy(async () => ({ default: (await import('./inspector/Mixtures')).Mixtures })),
    Fit: lazy(async () => ({ default: (await import('./inspector/Coefficients')).Coefficients })),
    Notes: lazy(async () => ({ default: (await import('./inspector/Notes')).Notes })),
  },
  list: gasList,
  Batch: lazy(async () => ({ default: (await import('./batch/GasBatch')).GasBatch })),
  itemActions: [],
}
