/** The views of the segmented program. */
import { isBare } from '../../../shared/coils/document/coilTypes'
import { latePart } from '../../workbench/state/latePart'
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
    Beside: latePart(async () => (await import('./inspector/Beside')).Beside),
    Charge: latePart(async () => (await import('./inspector/ChargeTable')).ChargeTable),
    Convergence: latePart(async () => (await import('./inspector/Convergence')).Convergence),
  },
  Results: HeatMap,
  panes: [
    {
      value: 'draw',
      label: 'Circuits',
      Shown: latePart(async () => (await import('./canvas/Builder')).BuilderPane),
    },
    {
      value: 'compare',
      label: 'Compare',
      Shown: latePart(async () => (await import('./compare/Compare')).ComparePane),
    },
    {
      value: 'sensitivity',
      label: 'Sensitivity',
      isFor: ({ input }) => !isBare(input),
      Shown: latePart(async () => (await import('../coil-workbench/studies/studies')).SensitivityStudy),
    },
  ],
}
