/** The steps by which a study moves the inputs of a coil: round numbers in the reader's units. */
import type { StepAmounts } from '../../engine/coils/variations'
import { siValue, type UnitSystem } from '../display/units'

const kelvin = (fahrenheit: number) => siValue(fahrenheit, 'temperatureDifference', 'F')
const fouling = (inchPound: number) => siValue(inchPound, 'foulingResistance', 'hft2F/Btu')

/** Steps of temperatures and fouling by unit system [SI]. */
export const studySteps: Readonly<Record<UnitSystem, StepAmounts>> = {
  IP: { temperature: kelvin(2), farTemperature: kelvin(10), fouling: fouling(0.0005) },
  SI: { temperature: 1, farTemperature: 5, fouling: 1e-4 },
}
