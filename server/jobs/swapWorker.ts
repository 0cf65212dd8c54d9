/** A coil with other refrigerants, on a thread of its own: their properties are made ready there. */
import type { CoilInput } from '../../engine/coils/coil'
import { rateCoil } from '../../engine/coils/rateCoil'
import { EngineError } from '../../engine/errors'
import type { RefrigerantRow } from '../../shared/contracts/coilStudies'

export interface Swap {
  input: Extract<CoilInput, { refrigerant: unknown }>
  names: readonly string[]
}

export default function swapped({ input, names }: Swap): RefrigerantRow[] {
  return names.map(name => {
    const other = { ...input, refrigerant: { ...input.refrigerant, name } } as CoilInput
    try {
      return { ...nothing, Name: name, ...figuresOf(rateCoil(other)) }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      return { ...nothing, Name: name, Problem: error.message }
    }
  })
}

const nothing: Omit<RefrigerantRow, 'Name'> = {
  Problem: null,
  Capacity: null,
  MassFlow: null,
  PressureDrop: null,
  Pressure: null,
  SaturationDrop: null,
  Charge: null,
  Doubts: 0,
}

function figuresOf({ totalCapacity, fluid, warnings }: ReturnType<typeof rateCoil>): Partial<RefrigerantRow> {
  const { phaseChange } = fluid
  return {
    Capacity: totalCapacity,
    MassFlow: fluid.massFlow,
    PressureDrop: fluid.pressureDrop.total,
    Pressure: phaseChange?.enteringPressure ?? null,
    SaturationDrop: phaseChange?.saturationDrop ?? null,
    Charge: phaseChange?.charge ?? null,
    Doubts: warnings.filter(({ severity }) => severity !== 'info').length,
  }
}
