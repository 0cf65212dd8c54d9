/** The lowest and highest value of each field [SI], as the engine takes them. */
import { gasCoilBounds } from '../../../engine/gascoil/gasCoilBounds'
import type { GasInput } from '../document/gasDocument'

type Bounds = readonly [min: number, max: number]

const temperature: Bounds = [100, 2500]
const pressure: Bounds = [100, 1e7]
/** Rows of a table. */
export const tablePoints: Bounds = [2, 200]

const bounds: Readonly<Record<string, Bounds>> = {
  'gas.excess': [0, 10],
  'gas.airHumidity': [0, 0.2],
  'gas.humidity': [0, 1],
  'state.temperature': temperature,
  'state.pressure': pressure,
  'state.trioxide': [0, 0.2],
  'state.hydrogenBromide': [0, 0.01],
  'state.nitricAcid': [0, 0.01],
  'table.points': tablePoints,
  'fit.from': temperature,
  'fit.to': temperature,
  'fit.order': [1, 4],
  'combustion.excess': [0, 10],
  'combustion.humidity': [0, 0.2],
  'combustion.airTemperature': [230, 1000],
}

/** The bounds of the engine's gas coil, some by the kind of the number. */
function ofCoil(path: string, coil: GasInput['coil']): Bounds | undefined {
  if (!coil || !path.startsWith('coil.')) return undefined
  const known: Readonly<Record<string, { min: number; max: number }>> = gasCoilBounds
  const name = path.slice('coil.'.length)
  const bound =
    name === 'flow.value' ? known['gas.flow.value'] : (known[`${name}:${coil.fluid.given.kind}`] ?? known[name])
  return bound && [bound.min, bound.max]
}

export function boundsAt(path: string, { table, coil }: Pick<GasInput, 'table' | 'coil'>): Bounds | undefined {
  if (path === 'table.from' || path === 'table.to') return table.along === 'temperature' ? temperature : pressure
  return bounds[path] ?? ofCoil(path, coil)
}
