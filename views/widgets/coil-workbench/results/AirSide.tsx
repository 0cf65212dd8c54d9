import type { AirState, CoilRating } from '../../../../engine/coils/coil'
import { formatNumber, formatPercent } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import { useWorkbench } from '../WorkbenchContext'
import { type Fact, Facts } from './Facts'
import { StateTable } from './StateTable'

const states: readonly (readonly [label: string, key: keyof AirState, quantity: Quantity])[] = [
  ['Dry bulb', 'dryBulb', 'temperature'],
  ['Wet bulb', 'wetBulb', 'temperature'],
  ['Dew point', 'dewPoint', 'temperature'],
  ['Relative humidity', 'relativeHumidity', 'relativeHumidity'],
  ['Humidity ratio', 'humidityRatio', 'humidityRatio'],
  ['Enthalpy', 'enthalpy', 'enthalpy'],
]

export function AirSide({ rating }: { rating: CoilRating }) {
  const { number, label } = useWorkbench().reader
  const { air } = rating
  const of = (name: string, value: number, quantity: Quantity): Fact => [name, number(value, quantity), label(quantity)]
  return (
    <section aria-labelledby="wb-air-results">
      <StateTable
        id="wb-air-results"
        title="Air side"
        caption="Air entering and leaving"
        rows={states.map(([name, key, quantity]) => [name, air.entering[key], air.leaving[key], quantity])}
      />
      <Facts
        facts={[
          of('Face velocity, standard', air.standardFaceVelocity, 'velocity'),
          of('Face velocity, actual', air.faceVelocity, 'velocity'),
          of(rating.wetFraction > 0 ? 'Pressure drop, wet' : 'Pressure drop', air.pressureDrop, 'airPressureDrop'),
          of('Pressure drop, dry', air.dryPressureDrop, 'airPressureDrop'),
          of('Condensate', air.condensate, 'massFlow'),
          ['Wet surface', formatPercent(rating.wetFraction)],
          of('Dry air flow', air.dryAirFlow, 'massFlow'),
          of('Air pressure', air.pressure, 'absolutePressure'),
          of('Coefficient', air.coefficient, 'heatTransferCoefficient'),
          [
            'Fin, surface efficiency',
            `${formatPercent(air.finEfficiency, 1)}, ${formatPercent(air.surfaceEfficiency, 1)}`,
          ],
          ['Reynolds number', formatNumber(air.reynolds, 0)],
        ]}
      />
    </section>
  )
}
