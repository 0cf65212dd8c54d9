/** Coils of each kind that are solved tube by tube in tests, with circuits that suit them. */
import type { CondenserCoil, EvaporatorCoil, FluidCoil, SteamCoil } from '../../engine/coils/coil'
import { coolingExample, heatingExample } from '../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../shared/coils/document/exampleCoils'

/** A small coil of each kind: rows, columns and circuits. */
const small = { finnedHeight: 4 * 0.0381, finnedLength: 0.8, transversePitch: 0.0381 }

export const waterCooler: FluidCoil = {
  ...(coolingExample as FluidCoil),
  air: { ...coolingExample.air, flow: { basis: 'standard-volume', value: 0.3 } },
  geometry: { ...(coolingExample as FluidCoil).geometry, ...small, rows: 4, circuiting: 0.5 },
  fluid: { ...(coolingExample as FluidCoil).fluid, given: { kind: 'mass-flow', value: 0.5 } },
}

export const glycolHeater: FluidCoil = {
  ...(heatingExample as FluidCoil),
  air: { ...heatingExample.air, flow: { basis: 'standard-volume', value: 0.3 } },
  geometry: { ...(heatingExample as FluidCoil).geometry, ...small, rows: 2, circuiting: 0.5 },
  fluid: {
    ...(heatingExample as FluidCoil).fluid,
    name: 'Ethylene glycol',
    share: 0.3,
    given: { kind: 'mass-flow', value: 0.4 },
  },
}

const evaporatorExample = exampleOf('EVAP') as EvaporatorCoil
const condenserExample = exampleOf('COND') as CondenserCoil

/** The example with as much of its height, length and air as four tubes and one metre take. */
function cut<Coil extends EvaporatorCoil | CondenserCoil | SteamCoil>(coil: Coil, rows: number): Coil {
  const { geometry, air } = coil
  const finnedHeight = 4 * geometry.transversePitch
  const part = finnedHeight / (geometry.finnedHeight * geometry.finnedLength)
  return {
    ...coil,
    air: { ...air, flow: { ...air.flow, value: air.flow.value * part } },
    geometry: { ...geometry, finnedHeight, finnedLength: 1, rows, circuiting: 0.5 },
  }
}

export const smallEvaporator = cut(evaporatorExample, 4)
export const smallCondenser = cut(condenserExample, 3)

export const gasCooler: CondenserCoil = {
  ...smallCondenser,
  refrigerant: {
    name: 'R-744',
    at: { kind: 'pressure', value: 9.5e6 },
    hotGasTemperature: 373,
    given: { kind: 'mass-flow', value: 0.02 },
  },
}

export const smallSteam = cut(exampleOf('STEAM') as SteamCoil, 2)
