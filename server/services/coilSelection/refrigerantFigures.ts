import type { CoilRating } from '../../../engine'
import type { RefrigerantRow } from '../../../shared/contracts/coilStudies'

/** The row of one refrigerant: its figures, or why it has none. */
export function refrigerantFigures(
  name: string,
  { rating, problem }: { rating?: CoilRating; problem?: string },
): RefrigerantRow {
  if (!rating) return { ...nothing, Name: name, Problem: problem ?? null }
  const { totalCapacity, fluid, warnings } = rating
  const { phaseChange } = fluid
  return {
    Name: name,
    Problem: null,
    Capacity: totalCapacity,
    MassFlow: fluid.massFlow,
    PressureDrop: fluid.pressureDrop.total,
    Pressure: phaseChange?.enteringPressure ?? null,
    SaturationDrop: phaseChange?.saturationDrop ?? null,
    Charge: phaseChange?.charge ?? null,
    Glide: phaseChange ? (phaseChange.glide ?? 0) : null,
    Doubts: warnings.filter(({ severity }) => severity !== 'info').length,
  }
}

const nothing: Omit<RefrigerantRow, 'Name' | 'Problem'> = {
  Capacity: null,
  MassFlow: null,
  PressureDrop: null,
  Pressure: null,
  SaturationDrop: null,
  Charge: null,
  Glide: null,
  Doubts: 0,
}
