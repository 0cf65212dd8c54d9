/** What two engines say of one coil, item by item. */
import type { CoilRating } from '../../engine/coils/coil'
import type { Quantity } from '../display/units'
import { tubeDropQuantity } from './coilFacts'

export interface EngineFact {
  item: string
  quantity: Quantity
  /** SI. */
  original: number
  v2025: number
  /** Of v2025 over original; not of temperatures, whose zero means nothing. */
  difference?: number
}

type Item = readonly [item: string, quantity: Quantity, of: (rating: CoilRating) => number | undefined]

const fin: readonly Item[] = [
  ['Total capacity', 'heatFlow', rating => rating.totalCapacity],
  ['Sensible capacity', 'heatFlow', rating => rating.sensibleCapacity],
  ['Leaving dry bulb', 'temperature', rating => rating.air.leaving.dryBulb],
  ['Leaving wet bulb', 'temperature', rating => rating.air.leaving.wetBulb],
  ['Condensate', 'massFlow', rating => rating.air.condensate],
  ['Air pressure drop', 'airPressureDrop', rating => rating.air.pressureDrop],
  ['Outside coefficient', 'heatTransferCoefficient', rating => rating.air.coefficient],
  ['Fin efficiency', 'fraction', rating => rating.air.finEfficiency],
  ['Surface efficiency', 'fraction', rating => rating.air.surfaceEfficiency],
]

function tubeItems(rating: CoilRating): readonly Item[] {
  const drop = tubeDropQuantity(rating)
  return [
    ['Mass flow', 'massFlow', ({ fluid }) => fluid.massFlow],
    ['Tube velocity', 'fluidVelocity', ({ fluid }) => fluid.tubeVelocity],
    ['Mass flux', 'massFlux', ({ fluid }) => fluid.phaseChange?.massFlux],
    ['Inside coefficient', 'heatTransferCoefficient', ({ fluid }) => fluid.coefficient],
    ['Pressure drop, tubes', drop, ({ fluid }) => fluid.pressureDrop.tubes],
    ['Pressure drop, bends', drop, ({ fluid }) => fluid.pressureDrop.bends],
    ['Pressure drop, headers', drop, ({ fluid }) => fluid.pressureDrop.headers],
    ['Pressure drop, total', drop, ({ fluid }) => fluid.pressureDrop.total],
    ['Leaving temperature', 'temperature', ({ fluid }) => fluid.leavingTemperature],
    ['Leaving quality', 'fraction', ({ fluid }) => fluid.phaseChange?.leavingQuality],
    ['Charge', 'charge', ({ fluid }) => fluid.phaseChange?.charge],
  ]
}

export function engineFacts(original: CoilRating, v2025: CoilRating): { fin: EngineFact[]; tube: EngineFact[] } {
  const facts = (items: readonly Item[]) =>
    items.flatMap(([item, quantity, of]) => {
      const [one, other] = [of(original), of(v2025)]
      if (one === undefined || other === undefined) return []
      const isRatio = quantity !== 'temperature' && one !== 0
      return [{ item, quantity, original: one, v2025: other, ...(isRatio && { difference: other / one - 1 }) }]
    })
  return { fin: facts(fin), tube: facts(tubeItems(original)) }
}
