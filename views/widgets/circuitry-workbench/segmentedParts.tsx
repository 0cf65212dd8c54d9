/** The views of the segmented program. */
import { lazy } from 'react'
import { isBare } from '../../../shared/coils/document/coilTypes'
import { HeatMap } from './canvas/HeatMap'
import { type CircuitryParts, commonParts, Tubes } from './commonParts'
import { SegmentInputs } from './inputs/SegmentInputs'
import { WorkingCircuits } from './inspector/CircuitTable'

export const segmentedParts: CircuitryParts = {
  ...commonParts,
  Inputs: SegmentInputs,
  panels: {
    Circuits: WorkingCircuits,
    Tubes,
    Beside: lazy(async () => ({ default: (await import('./inspector/Beside')).Beside })),
    Charge: lazy(async () => ({ default: (await import('./inspector/ChargeTable')).ChargeTable })),
    Convergence: lazy(async () => ({ default: (await import('./inspector/Convergence')).Convergence })),
  },
  Results: HeatMap,
  panes: [
    {
      value: 'draw',
      label: 'Circuits',
      Shown: lazy(async () => ({ default: (await import('./canvas/Builder')).BuilderPane })),
    },
    {
      value: 'compare',
      label: 'Compare',
      Shown: lazy(async () => ({ default: (await import('./compare/Compare')).ComparePane })),
    },
    {
      value: 'sensitivity',
      label: 'Sensitivity',
      isFor: ({ input }) => !isBare(input),
      Shown: lazy(async () => ({ default: (await import('../coil-workbench/studies/studies')).SensitivityStudy })),
    },
  ],
}
