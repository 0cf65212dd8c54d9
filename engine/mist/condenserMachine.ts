/** A compressor by its condenser coil: how its power rises with the air that enters the coil. */
import type { CoilRating, CondenserCoil } from '../coils/coil'
import { risingRoot } from '../economizer/risingRoot'
import { EngineError, requireWithin } from '../errors'
import { humidityRatioAtRelativeHumidity } from '../fluids/moistAir'
import { type Compressor, usualCompressor } from './compressor'
import { lineThrough, type MachinePoint, type ReadMachine } from './readMachine'

/** The air, over that of the coil [K]. */
const steps = [-15, -10, -5, 0, 5] as const
/** Condensing over air, over that of the coil: the widest that is looked at. */
const [least, most] = [0.2, 2.5] as const
/** Of the heat [-]. */
const close = 1e-4
/** Air as moist as that of the coil, and not above this where it is colder [-]. */
const moistest = 0.95

/**
 * Reads a machine from its condenser.
 *
 * The coil is rated over temperatures of the air. At each the condensing temperature is found at which it gives off the
 * heat of the same cooling: what the evaporator takes up, and the compressor adds. Subcooling and the superheat of the
 * hot gas stay; so does the flow of the air.
 *
 * @param coil        the condenser, with the temperature at which it condenses
 * @param rate        rates a condenser
 * @param compressor  evaporating temperature [K], share of Carnot [-]
 * @returns           power [W] at the air of the coil, slope [1/K], points
 *
 * Valid for condensers below the critical point whose air is at 0 to 60 °C, and that condense above the evaporating
 * temperature; else `invalid-input` or `out-of-range`.
 *
 * Source: balance of heat; power by a constant share of Carnot's coefficient of performance, an assumption.
 */
export function condenserMachine(
  coil: CondenserCoil,
  rate: (coil: CondenserCoil) => Pick<CoilRating, 'totalCapacity' | 'fluid' | 'air'>,
  { evaporating, carnotShare }: Compressor = usualCompressor,
): ReadMachine {
  requireWithin('the share of Carnot', carnotShare, 0.1, 1)
  const { at } = coil.refrigerant
  if (at.kind !== 'dew-temperature')
    throw new EngineError('invalid-input', 'the coil says its condensing pressure: give it a temperature', {
      path: 'refrigerant.at.kind',
    })
  const air = coil.air.dryBulb
  requireWithin('the air of the condenser in K', air, 273.15, 333.15)
  requireWithin('the evaporating temperature in K', evaporating, 200, at.value - 5)
  const design = rate(coil)
  const { humidityRatio } = design.air.entering
  const subcooling = design.fluid.phaseChange?.subcooling ?? 0
  /** Work for each heat that is taken up. */
  const work = (condensing: number) => (condensing - evaporating) / (carnotShare * evaporating)
  const cooling = design.totalCapacity / (1 + work(at.value))
  const rated = (T: number, condensing: number) =>
    rate(changedCoil(coil, { T, condensing, subcooling, humidityRatio, pressure: design.air.pressure })).totalCapacity
  const points = steps.map((step): MachinePoint => {
    const T = air + step
    const lift = at.value - air
    const condensing =
      step === 0
        ? at.value
        : risingRoot(
            guess => rated(T, guess) - cooling * (1 + work(guess)),
            ...[T + least * lift, T + most * lift, T + lift],
            ...[design.totalCapacity / lift, close * design.totalCapacity],
          )
    return {
      ...{ air: T, approach: condensing - T, power: cooling * work(condensing) },
      capacity: step === 0 ? design.totalCapacity : rated(T, at.value),
    }
  })
  return lineThrough(points, air)
}

interface Changed {
  T: number
  condensing: number
  subcooling: number
  humidityRatio: number
  pressure: number
}

/** The coil in other air, at another condensing temperature. */
function changedCoil(
  coil: CondenserCoil,
  { T, condensing, subcooling, humidityRatio, pressure }: Changed,
): CondenserCoil {
  const { refrigerant, air } = coil
  const moisture = Math.min(humidityRatio, humidityRatioAtRelativeHumidity(T, moistest, pressure))
  return {
    ...coil,
    air: { ...air, dryBulb: T, humidity: { kind: 'humidity-ratio', value: moisture } },
    refrigerant: {
      ...refrigerant,
      at: { kind: 'dew-temperature', value: condensing },
      hotGasTemperature: refrigerant.hotGasTemperature + condensing - refrigerant.at.value,
      given: { kind: 'subcooling', value: subcooling },
    },
  }
}
