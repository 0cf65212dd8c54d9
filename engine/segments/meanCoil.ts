/** The coil in equal circuits, by one mean circuit. It stays the same while its circuits are drawn. */
import { rateMarched } from '../coils/marching/rateMarched'
import { rateCoil } from '../coils/rateCoil'
import type { MarchableCoil } from '../coils/streams/coilStream'
import { rememberLast } from '../rememberLast'

/** Coils whose ratings are kept: those that are drawn at the same time by one thread. */
const kept = 8

const flowOf = rememberLast((input: MarchableCoil) => rateMarched(input).fluid.massFlow, kept)
const totalsOf = rememberLast((input: MarchableCoil) => {
  const { totalCapacity, sensibleCapacity, air, fluid, warnings } = rateCoil(input)
  return {
    ...{ totalCapacity, sensibleCapacity },
    leavingDryBulb: air.leaving.dryBulb,
    airPressureDrop: air.pressureDrop,
    massFlow: fluid.massFlow,
    fluidPressureDrop: fluid.pressureDrop.total,
    warnings,
  }
}, 2 * kept)

/** Without what is drawn, and with one of the engines. */
function equalCircuits(input: MarchableCoil, engineVersion: 'original' | 'v2025'): MarchableCoil {
  const { circuits: _, segmented: __, shop: ___, ...coil } = input
  return { ...coil, engineVersion } as MarchableCoil
}

/**
 * The flow that v2025 finds for the mean circuit.
 *
 * @param input  the coil in equal circuits
 * @returns      mass flow [kg/s]
 *
 * Valid as `rateMarched`.
 *
 * Source: `rateMarched`.
 */
export const meanFlow = (input: MarchableCoil): number => flowOf(equalCircuits(input, 'v2025'))

/**
 * The totals by one engine.
 *
 * @param input          the coil in equal circuits, with even air
 * @param engineVersion  the engine
 * @returns              totals and notices, SI
 *
 * Valid as `rateCoil`.
 *
 * Source: `rateCoil`.
 */
export const meanTotals = (input: MarchableCoil, engineVersion: 'original' | 'v2025') =>
  totalsOf(equalCircuits(input, engineVersion))
