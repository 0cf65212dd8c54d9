/** Studies of one coil: what moves its capacity most, and what it does with other refrigerants. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError, rateCoil, variations } from '../../../engine'
import { succeeded } from '../../../shared/contracts/envelope'
import type { CoilInput } from '../../../shared/designs/coilDocument'
import { refrigerantChoices } from '../../../shared/designs/fluidChoices'
import { withValueAt } from '../../../shared/designs/paths'
import type { ServiceCall } from '../service'

interface Request {
  input: CoilInput
}

/** The rating, or why there is none. One at a time: in between the server answers others. */
async function ratingOf(input: CoilInput) {
  await nextTurn()
  try {
    return { rating: rateCoil(input) }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { problem: error.message }
  }
}

/** Every main input a step down and a step up, the others as they are. */
export async function rateVariations(_: ServiceCall, { input }: Request) {
  const base = await ratingOf(input)
  if (!base.rating) return succeeded({ Capacity: null, Problem: base.problem, Variations: [] })
  const Variations = []
  for (const { path, value, low, high } of variations(input)) {
    const capacityAt = async (changed: number) =>
      (await ratingOf(withValueAt(input, path, changed))).rating?.totalCapacity ?? null
    const LowCapacity = low === value ? base.rating.totalCapacity : await capacityAt(low)
    Variations.push({
      Path: path,
      Value: value,
      Low: low,
      High: high,
      LowCapacity,
      HighCapacity: await capacityAt(high),
    })
  }
  return succeeded({ Capacity: base.rating.totalCapacity, Problem: null, Variations })
}

/** The same coil at the same temperatures with every refrigerant that is offered. */
export async function swapRefrigerants(_: ServiceCall, { input }: Request) {
  const Items = []
  if ('refrigerant' in input) {
    for (const { label: Name } of refrigerantChoices) {
      const { rating, problem } = await ratingOf(withValueAt(input, 'refrigerant.name', Name))
      Items.push({ Name, Problem: problem ?? null, ...figuresOf(rating) })
    }
  }
  return { Succeeded: true, Notices: [], Items }
}

function figuresOf(rating: ReturnType<typeof rateCoil> | undefined) {
  const change = rating?.fluid.phaseChange
  return {
    Capacity: rating?.totalCapacity ?? null,
    MassFlow: rating?.fluid.massFlow ?? null,
    PressureDrop: rating?.fluid.pressureDrop.total ?? null,
    Pressure: change?.enteringPressure ?? null,
    SaturationDrop: change?.saturationDrop ?? null,
    Charge: change?.charge ?? null,
    Doubts: rating?.warnings.filter(({ severity }) => severity !== 'info').length ?? 0,
  }
}
