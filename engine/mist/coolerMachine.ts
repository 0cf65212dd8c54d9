/** The fans of an air cooler by its rating: how their power falls with the air that enters it. */
import { type AirCoolerInput, airCoolerYear, type YearControl } from '../aircooler'
import { requireWithin } from '../errors'
import { lineThrough, type MachinePoint, type ReadMachine } from './readMachine'

/**
 * The air, over that of the unit [K]: close where the fans begin to slow down, because their power falls with the third
 * power of their speed. In warmer air they are at full speed.
 */
const steps = [-15, -12, -10, -8, -6, -5, -4, -3, -2, -1, 0, 2] as const

/**
 * Reads a machine from an air cooler whose fans hold the temperature of the stream by their speed.
 *
 * @param input    the air cooler
 * @param control  set point [K], least speed [-]
 * @returns        power of the fans [W] at the air of the unit, slope [1/K], points: the heat and the approach with all
 *                 fans at full speed, the power that holds the set point
 *
 * Valid as `airCoolerYear`, for air from 0 to 60 °C.
 *
 * Source: `airCoolerYear`: fan laws.
 */
export function coolerMachine(
  input: AirCoolerInput,
  control: Pick<YearControl, 'setPoint' | 'leastSpeed'> = {},
): ReadMachine {
  const { dryBulb } = input.air
  requireWithin('the air of the air cooler in K', dryBulb, 273.15, 333.15)
  const { bins } = airCoolerYear(
    input,
    steps.map(step => ({ dryBulb: dryBulb + step, hours: 1 })),
    control,
  )
  const points = bins.map(
    ({ dryBulb: air, fixed, speed }): MachinePoint => ({
      ...{ air, capacity: fixed.heat, approach: fixed.outlet - air, power: speed.power },
    }),
  )
  return lineThrough(points, dryBulb)
}
