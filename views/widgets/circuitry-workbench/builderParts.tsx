/** The views of the circuitry builder. */
import { lazy } from 'react'
import { Builder } from './canvas/Builder'
import { type CircuitryParts, commonParts, Tubes } from './commonParts'
import { CircuitryInputs } from './inputs/CircuitryInputs'
import { CircuitTable } from './inspector/CircuitTable'

export const builderParts: CircuitryParts = {
  ...commonParts,
  Inputs: CircuitryInputs,
  panels: {
    Circuits: CircuitTable,
    Bends: lazy(async () => ({ default: (await import('./inspector/ShopTables')).BendTable })),
    Taps: lazy(async () => ({ default: (await import('./inspector/ShopTables')).TapTable })),
    Tubes,
  },
  Results: Builder,
  panes: [
    {
      value: 'map',
      label: 'Heat map',
      Shown: lazy(async () => ({ default: (await import('./canvas/HeatMap')).HeatMapPane })),
    },
  ],
}
