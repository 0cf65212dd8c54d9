/** The views of the circuitry builder. */

import { latePart } from '../../workbench/state/latePart'
import { Builder } from './canvas/Builder'
import { type CircuitryParts, commonParts, Tubes } from './commonParts'
import { CircuitryInputs } from './inputs/CircuitryInputs'
import { CircuitTable } from './inspector/CircuitTable'

export const builderParts: CircuitryParts = {
  ...commonParts,
  Inputs: CircuitryInputs,
  panels: {
    Circuits: CircuitTable,
    Bends: latePart(async () => (await import('./inspector/ShopTables')).BendTable),
    Taps: latePart(async () => (await import('./inspector/ShopTables')).TapTable),
    Tubes,
  },
  Results: Builder,
  panes: [
    {
      value: 'map',
      label: 'Heat map',
      Shown: latePart(async () => (await import('./canvas/HeatMap')).HeatMapPane),
    },
  ],
}
