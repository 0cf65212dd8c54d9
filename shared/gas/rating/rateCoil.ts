/** The dry gas coil of a document, rated by the engine with the gas at its state. */
import type { CoilGeometry } from '../../../engine/coils'
import { EngineError } from '../../../engine/errors'
import { type GasCoilRating, rateGasCoil } from '../../../engine/gascoil'
import type { GasCoilPart } from '../document/gasCoil'

interface State {
  composition: Readonly<Record<string, number>>
  temperature: number
  pressure: number
  trioxide?: number | undefined
}

const usualTrioxide = 0.02

/** Throws an `EngineError` whose `path` is the field to mend. */
export function rateCoil(coil: GasCoilPart, { composition, temperature, pressure, trioxide }: State): GasCoilRating {
  const { application, flow, fluid, geometry, resistances = {}, fan, limits } = coil
  const acid = (composition['Sulfur dioxide'] ?? 0) * (trioxide ?? usualTrioxide)
  const { share, ...rest } = fluid
  try {
    return rateGasCoil({
      application,
      gas: { composition, flow, temperature, pressure, ...(acid > 0 ? { trioxide: acid } : {}) },
      fluid: { ...rest, ...(share === undefined ? {} : { share }) },
      geometry: builtGeometry(geometry),
      resistances: given(resistances),
      ...(fan.efficiency === undefined ? {} : { fan: { efficiency: fan.efficiency } }),
      limits: given({ gasPressureDrop: limits.gasPressureDrop, fluidPressureDrop: limits.fluidPressureDrop }),
    })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const path = typeof error.inputs.path === 'string' ? ofDocument(error.inputs.path) : 'coil.flow.value'
    throw new EngineError(error.code, error.message, { ...error.inputs, path })
  }
}

/** The geometry as the engine takes it: the hand of a coil does not change its rating. */
export const builtGeometry = (geometry: GasCoilPart['geometry']): CoilGeometry => ({
  ...given(geometry),
  hand: 'Right',
})

/** Paths of the engine's gas coil, and those of the document that mend the same. */
export function ofDocument(path: string): string {
  const known: Readonly<Record<string, string>> = {
    'gas.composition': 'gas.shares',
    'gas.temperature': 'state.temperature',
    'gas.pressure': 'state.pressure',
    'gas.trioxide': 'state.trioxide',
    'gas.flow.value': 'coil.flow.value',
  }
  return known[path] ?? `coil.${path}`
}

type Given<Part> = { [Name in keyof Part]: Exclude<Part[Name], undefined> }

/** Without what was left empty. */
function given<Part extends object>(part: Part): Given<Part> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Given<Part>
}
